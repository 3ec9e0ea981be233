"""`make pictures`: every page and board, on a laptop and a phone, by night and by day, in four languages.

All of them go to build/pictures, to be looked at; sheets with all of them side by side, and the pictures of the README
and the guides, to docs/pictures. Words after the command name those that are wanted, without sheets:
`python -m tools.page_pictures phone ru`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.async_api import Browser

from ecliptic.texts import LANGUAGES
from tools.baselines import PAGES, Shot, opened, photographer, seen, take
from tools.likeness import save
from tools.stage import ROOT, design_page, still_server

ALL: Final = ROOT / "build" / "pictures"
BEST: Final = ROOT / "docs" / "pictures"
LIGHTS: Final = {"night": "dark", "day": "light"}
WINDOWS: Final = ("laptop", "phone")
THUMB: Final = {"laptop": 360, "phone": 160}  # pixels wide, on a sheet
GAP: Final = 8
BATCH: Final = 16
GROUND: Final = "#0b0e1a"
QUALITY: Final = 50  # of a sheet: nobody reads its small print

CHOSEN: Final = {  # in the README and the guides
    "table-six laptop night en": "page-red-planet.png",
    "table-six laptop day en": "page-red-planet-day.png",
    "table-2025 phone night en": "page-red-planet-phone.png",
    "table-ares laptop day en": "page-ares.png",
    "table-kosmonauts laptop night en": "page-kosmonauts.png",
    "home laptop night en": "page-home.png",
    "home laptop day en": "page-home-day.png",
    "home laptop night ru": "page-home-ru.png",
    "review laptop day en": "page-review.png",
}
# Drawings, as they stand on the design page.
ART: Final = {
    "redplanet/portraits": "art-portraits.png",
    "redplanet/ships": "art-ships.png",
    "redplanet/vignettes": "art-vignettes.png",
    "posters": "art-posters.png",
}


class Scene(NamedTuple):
    """A page of which there is a picture in every light, window and language."""

    name: str
    shot: Shot


def scenes() -> list[Scene]:
    """Each address that is compared, once; its name without the light and the window that it is compared in."""
    found: dict[str, Scene] = {}
    for shot in PAGES:
        parts = [part for part in shot.name.split("-") if part not in {*LIGHTS, *LANGUAGES, "phone"}]
        found.setdefault(shot.path, Scene("-".join(parts), shot))
    return list(found.values())


def every() -> dict[str, Shot]:
    """All pictures, by name."""
    return {
        f"{name} {window} {light} {language}": shot._replace(window=window, theme=theme, language=language, mask=())
        for name, shot in scenes()
        for window in WINDOWS
        for light, theme in LIGHTS.items()
        for language in LANGUAGES
    }


def sheet(pictures: Sequence[Sequence[Path]], width: int) -> Image.Image:
    """Rows of pictures, all of this width."""
    rows = [[shrunk(Image.open(file).convert("RGB"), width) for file in row] for row in pictures]
    heights = [max(each.height for each in row) for row in rows]
    wide = max(len(row) for row in rows) * (width + GAP) + GAP
    whole = Image.new("RGB", (wide, sum(heights) + GAP * (len(rows) + 1)), GROUND)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for place, picture in enumerate(row):
            whole.paste(picture, (GAP + place * (width + GAP), top))
        top += height + GAP
    return whole


def shrunk(picture: Image.Image, width: int) -> Image.Image:
    """To this width."""
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def sheets() -> None:
    """One for each window and light: a row for each page, a column for each language."""
    names = [scene.name for scene in scenes()]
    for window in WINDOWS:
        for light in LIGHTS:
            rows = [[ALL / f"{name} {window} {light} {language}.png" for language in LANGUAGES] for name in names]
            if window == "phone":  # two pages in a row
                none: list[Path] = []
                rows = [left + right for left, right in zip_longest(rows[::2], rows[1::2], fillvalue=none)]
            sheet(rows, THUMB[window]).save(BEST / f"sheet-{window}-{light}.webp", quality=QUALITY)


def batched(names: Iterable[str], size: int) -> Iterator[list[str]]:
    """So many at a time: pictures take room."""
    rest = list(names)
    while rest:
        yield rest[:size]
        rest = rest[size:]


async def art(browser: Browser) -> None:
    """Sheets of what is drawn."""
    with design_page() as address:
        shot = Shot("art", "/design.html?theme=dark&only=pictures", "[data-ready]", part="main")
        async with opened(browser, address, shot) as page:
            for family, file in ART.items():
                save(await seen(page, shot._replace(part=f'[data-part^="{family}:"]')), BEST / file)


async def main(words: Sequence[str]) -> None:
    """All of them, or those that were named."""
    wanted = {name: shot for name, shot in every().items() if all(word in name for word in words)}
    ALL.mkdir(parents=True, exist_ok=True)
    async with photographer() as browser:
        with still_server() as address:
            for names in batched(wanted, BATCH):
                taken = await take(browser, address, [wanted[name] for name in names])
                for name in names:
                    picture = taken[wanted[name]]
                    picture.save(ALL / f"{name}.png")
                    if name in CHOSEN:
                        save(picture, BEST / CHOSEN[name])
        if not words:
            sheets()
            await art(browser)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
