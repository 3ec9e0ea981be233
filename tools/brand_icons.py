"""`python -m tools.brand_icons`: the icons that are pixels, and the picture that stands beside a link.

The drawings are those of the page: `web/public/icon-*.svg`, which `web/src/design/art/brand.test.ts` writes, and
`web/src/design/art/preview.ts` for the picture beside a link.
"""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tools.browsing import chromium

ROOT = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PUBLIC: Final = WEB / "public"
FONT: Final = WEB / "node_modules" / "@fontsource-variable" / "jost" / "files" / "jost-latin-wght-normal.woff2"
COLOURS: Final = 256
ICONS: Final = (  # drawing, file, size
    ("icon-app.svg", "icon-192.png", 192),
    ("icon-app.svg", "icon-512.png", 512),
    ("icon-maskable.svg", "icon-maskable-512.png", 512),
    ("icon-maskable.svg", "apple-touch-icon.png", 180),
)
PREVIEW: Final = "preview.png"
PREVIEW_SIZE: Final = (1200, 630)
ENGRAVING: Final = """
import { build } from "esbuild";
const made = await build({
  stdin: { contents: 'export { preview } from "./src/design/art/preview";', resolveDir: process.cwd(), loader: "ts" },
  bundle: true, write: false, format: "esm",
});
const { preview } = await import("data:text/javascript," + encodeURIComponent(made.outputFiles[0].text));
process.stdout.write(preview());
"""


def main() -> None:
    """All of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for drawing, file, size in ICONS:
            svg = (PUBLIC / drawing).read_text(encoding="utf-8")
            save(shot(browser, filled(svg), (size, size)), PUBLIC / file)
        save(shot(browser, preview(), PREVIEW_SIZE), PUBLIC / PREVIEW)
        browser.close()


def filled(svg: str) -> str:
    """A page that is one picture."""
    return f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw; height: 100vh }}</style>{svg}"


def preview() -> str:
    """The engraving with the name, in the font of the page."""
    drawn = subprocess.run(
        [str(shutil.which("node")), "--input-type=module", "-e", ENGRAVING],
        cwd=WEB,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    font = f"@font-face {{ font-family: Jost; src: url('{FONT.as_uri()}') }}"
    return filled(drawn).replace("<style>", f"<style>{font}")


def shot(browser: Browser, html: str, size: tuple[int, int]) -> bytes:
    """The page as it looks; from a file, so that it may have a font."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    sheet = ROOT / "build" / "brand.html"
    sheet.parent.mkdir(exist_ok=True)
    sheet.write_text(html, encoding="utf-8")
    page.goto(sheet.as_uri())
    page.evaluate("document.fonts.ready")
    found = page.screenshot(omit_background=True)
    page.close()
    return found


def save(png: bytes, file: Path) -> None:
    """With few colours: flat inks need no more, and the files stay small."""
    picture = Image.open(io.BytesIO(png))
    few = picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    main()
