// What neither TypeScript nor Svelte says by itself. How lines are set out is Prettier's matter.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "public/", "src/wire.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidOperator: true }],
      "@typescript-eslint/no-invalid-void-type": ["error", { allowInGenericTypeArguments: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Lists are looked up with `!` where their length is known: noUncheckedIndexedAccess asks for it everywhere.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `void thing` in an effect says that the effect depends on the thing.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Generic readers of JSON, such as `kept<Fact>()`, say what their caller will find there.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // State is replaced and never changed in place ($state.raw); what is changed in place is not state.
      "svelte/prefer-svelte-reactivity": "off",
      // The page has no stores.
      "svelte/require-store-reactive-access": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // To ESLint components are `any`; svelte-check knows what they are, and finds the same mistakes.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // What Node runs, and a page that is no part of the program.
    files: ["*.{js,ts}", "harness/**"],
    ...ts.configs.disableTypeChecked,
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
  {
    // Stand-ins for `fetch` and the like answer later, as the real ones do.
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/require-await": "off" },
  },
);
