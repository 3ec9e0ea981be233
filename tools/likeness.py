"""Whether two pictures of a page show the same, though perhaps by another build of the browser.

Two builds draw the edges of letters and shapes with other shades of grey. So both pictures are made half as large, and
what differs is looked at in windows: at an edge that is drawn otherwise, what one pixel has too much another has too
little, and over a window nothing is left; where something is missing, has moved or has another colour, much is left.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float32]

HALF: Final = 2
# By how much of 255 windows may differ, by their size in halved pixels: of a small icon, of a word, of a panel.
WINDOWS: Final = {7: 20, 16: 7, 32: 4}
MOST: Final = 0.00012  # of all windows may differ more: specks
COLOURS: Final = 192  # which weigh a tenth less than 256
COMMON: Final = 64  # colours that are kept exactly: those of surfaces and words


class Difference:
    """Where two pictures of the same size differ."""

    def __init__(self, before: Image.Image, after: Image.Image) -> None:
        self.resized = before.size != after.size
        self.share = 1.0  # of the picture that shows something else
        self.places: NDArray[np.bool_] = np.ones((1, 1), bool)
        if self.resized:
            return
        change = halved(after) - halved(before)
        self.share = 0.0
        self.places = np.zeros(change.shape[:2], bool)
        for size, most in WINDOWS.items():
            other = np.abs(windows(change, size)).max(axis=2) > most
            self.share = max(self.share, float(other.mean()))
            for y, x in np.argwhere(other)[:: size // 4]:
                self.places[y : y + size, x : x + size] = True

    @property
    def is_seen(self) -> bool:
        """Somebody would see it."""
        return self.share > MOST

    def drawn(self, after: Image.Image) -> Image.Image:
        """The later picture, faint but for what is other there."""
        whole = after.convert("RGB")
        if self.resized:
            return whole
        seen = Image.fromarray(self.places.astype(np.uint8) * 255).resize(whole.size, Image.Resampling.NEAREST)
        faint = Image.blend(whole, Image.new("RGB", whole.size, "magenta"), 0.75)
        return Image.composite(whole, faint, seen)


def halved(picture: Image.Image) -> Pixels:
    """Four pixels become one."""
    wide, high = picture.width // HALF * HALF, picture.height // HALF * HALF
    pixels = np.asarray(picture.convert("RGB").crop((0, 0, wide, high)), np.float32)
    means: Pixels = pixels.reshape(high // HALF, HALF, wide // HALF, HALF, 3).mean(axis=(1, 3), dtype=np.float32)
    return means


def windows(pixels: Pixels, size: int) -> Pixels:
    """The mean of each window of this size, wherever it may lie."""
    size = min(size, *pixels.shape[:2])
    sums = np.zeros((pixels.shape[0] + 1, pixels.shape[1] + 1, pixels.shape[2]), np.float64)
    sums[1:, 1:] = pixels.cumsum(axis=0, dtype=np.float64).cumsum(axis=1)
    found = sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]
    return (found / size**2).astype(np.float32)


def small_copy(picture: Image.Image) -> Image.Image:
    """In few colours. Those that most pixels have stay as they are; of all others, those that are missed most."""
    pixels = np.asarray(picture.convert("RGB"), np.int64)
    packed = pixels[..., 0] << 16 | pixels[..., 1] << 8 | pixels[..., 2]
    found, places, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1).astype(np.float32)
    nearest = np.zeros(len(found), np.uint8)
    apart = np.full(len(found), np.inf, np.float32)  # how far each is from the nearest one that is kept
    kept = []
    for number in range(min(COLOURS, len(found))):
        worth = counts * (apart > 0) if number < COMMON else apart * np.sqrt(counts)
        colour = colours[worth.argmax()]
        away = ((colours - colour) ** 2).sum(axis=1)
        nearest[away < apart] = number
        apart = np.minimum(apart, away)
        kept.append(colour)
    copy = Image.fromarray(nearest[places].reshape(packed.shape))
    copy.putpalette(np.array(kept, np.uint8).tobytes())
    return copy


def save(picture: Image.Image, file: Path) -> None:
    """As a small PNG."""
    file.parent.mkdir(parents=True, exist_ok=True)
    small_copy(picture).save(file, optimize=True)
