"""Pages and parts look as they looked before: some forty pictures, taken at fixed positions.

Where something was meant to change: `make pictures`, look at the new pictures, and commit them.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import msgspec
import pytest
from PIL import Image
from playwright.async_api import Page

from tools.baselines import BASELINES, PAGES, SHOTS, STAGES, Shot, complaint, opened, photographer, seen, take
from tools.likeness import Difference, small_copy
from tools.positions import POSITIONS, play, told
from tools.stage import still_server

pytestmark = [pytest.mark.anyio, pytest.mark.long]

RENEW = "look at build/pictures/changed; if it was meant: make pictures"
MOST_BYTES = 3_000_000  # of all of them
HOME = next(shot for shot in PAGES if shot.name == "home-night")
BOARD = next(shot for shot in PAGES if shot.name == "table-ships-night")

# What nobody may change without noticing, and where.
CHANGES = {
    "a token": "document.documentElement.style.setProperty('--surface', '#1a2038')",
    "a colour of text": "document.documentElement.style.setProperty('--text', '#c6c0b4')",
    "an icon": "document.querySelector('header .brand :is(img, svg)').style.visibility = 'hidden'",
    "a button": "document.querySelector('main .button:not(.main)').style.transform = 'translateX(8px)'",
}


@pytest.fixture(scope="module")
def stage() -> Iterator[str]:
    """A server with the fixed positions."""
    with still_server() as address:
        yield address


def test_positions_are_the_same_every_time() -> None:
    """Whatever is played by chance is played by a seed."""
    for position in POSITIONS[:2]:
        one, other = (msgspec.json.encode(told(play(position).room)) for _ in range(2))
        assert one == other


def test_pictures_are_few_and_small() -> None:
    """None that nobody compares, and all together no burden for who clones the sources."""
    kept = set(BASELINES.glob("*.png"))
    assert kept == {shot.file for shots in SHOTS.values() for shot in shots}, RENEW
    assert sum(file.stat().st_size for file in kept) <= MOST_BYTES


async def test_pages_look_as_before(stage: str) -> None:
    """Every page, and tables of all games."""
    async with photographer() as browser:
        pictures = await take(browser, stage, PAGES)
    assert complaints(pictures) == [], RENEW


async def test_the_design_looks_as_before() -> None:
    """Every token, component and drawing."""
    with STAGES["design"]() as address:
        async with photographer() as browser:
            pictures = await take(browser, address, SHOTS["design"])
    assert complaints(pictures) == [], RENEW


def complaints(pictures: dict[Shot, Image.Image]) -> list[str]:
    """What shows something else now."""
    return [wrong for shot, picture in pictures.items() if (wrong := complaint(shot, picture))]


# The comparison itself.


async def after(page: Page, shot: Shot, change: str) -> Image.Image:
    """What the page looks like with a change."""
    await page.evaluate(change)
    return await seen(page, shot)


@pytest.mark.parametrize("what", CHANGES)
async def test_a_change_is_seen(stage: str, what: str) -> None:
    """Of one token, one icon, one place; and where nothing has changed nothing is seen."""
    async with photographer() as browser, opened(browser, stage, HOME) as page:
        kept = small_copy(await seen(page, HOME))
        assert not Difference(kept, await seen(page, HOME)).is_seen
        difference = Difference(kept, await after(page, HOME, CHANGES[what]))
        assert difference.is_seen
        assert not difference.resized


async def test_another_size_is_a_change(stage: str) -> None:
    """Whatever it shows."""
    async with photographer() as browser, opened(browser, stage, HOME) as page:
        picture = await seen(page, HOME)
    assert Difference(picture, picture.resize((picture.width, picture.height + 8))).is_seen


@pytest.mark.parametrize("shot", [HOME, BOARD], ids=lambda shot: shot.name)
async def test_another_build_of_the_browser_draws_the_same(stage: str, shot: Shot) -> None:
    """Edges of letters and shapes apart, which nobody sees."""
    programs = [found for name in ("chromium-headless-shell", "chromium") if (found := shutil.which(name))]
    if len(programs) < 2:
        pytest.skip("there is one build of it here")
    pictures = []
    for program in programs:
        async with photographer(program) as browser, opened(browser, stage, shot) as page:
            pictures.append(await seen(page, shot))
    one, other = pictures
    assert one.tobytes() != other.tobytes()  # or this shows nothing
    assert not Difference(small_copy(one), other).is_seen
