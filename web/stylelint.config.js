// Colours, sizes of text and radii are tokens (src/design/tokens.css): what is written anywhere else names one of them.

export default {
  plugins: ["stylelint-declaration-strict-value"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  ignoreFiles: ["node_modules/**", "src/design/tokens.css", "src/design/fonts.css", "src/games/**/inks.css"],
  reportNeedlessDisables: true,
  rules: {
    "scale-unlimited/declaration-strict-value": [
      ["/color$/", "fill", "stroke", "background", "font-size", "font-family", "border-radius"],
      {
        ignoreFunctions: false,
        disableFix: true,
        ignoreValues: {
          "": ["none", "transparent", "currentColor", "inherit", "initial", "0", "50%", "canvastext", "CanvasText"],
          "border-radius": ["none", "0", "inherit", "50%", "/^(0|var\\(--radius-[a-z]+\\))( (0|var\\(--radius-[a-z]+\\)))*$/"],
          "font-size": ["inherit", "/^(min|max|clamp|calc)\\([\\s\\S]*var\\(--(size|fixed)-[\\s\\S]*$/"],
          background: ["none", "transparent", "inherit", "/^[a-z-]+-gradient\\(.*var\\(--/", "/^url\\(/"],
        },
      },
    ],
    "color-no-hex": true,
    "color-named": ["never", { ignore: ["inside-function"] }],
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
  },
};
