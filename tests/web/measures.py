"""What can be measured on a page: what lies outside the window or is cut, what has moved, what can be told apart."""

from __future__ import annotations

import base64
from typing import Any

from playwright.async_api import Page

# The parts of the table that keep their places, whatever is asked.
LANDMARKS = ("header", ".prompt-place", ".board-place", ".mine-place", ".options-place", ".seats-place", ".presses")

OUTSIDE = """
() => {
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const problems = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1) problems.push(`the page scrolls: ${page.scrollHeight} > ${innerHeight}`);
  if (page.scrollWidth > innerWidth + 1) problems.push(`the page scrolls sideways: ${page.scrollWidth}`);
  for (const selector of ["#prompt", ".presses", ".presses .main", ".seats", ".mine-place", ".board-place"]) {
    const found = document.querySelector(selector);
    if (found && !inside(found.getBoundingClientRect())) problems.push(`${selector} is not all there`);
  }
  const options = [...document.querySelectorAll("[data-option]")];
  const drawn = document.querySelector(".table.drawn") !== null;
  if (!drawn && options.length && options.length <= 4)
    for (const option of options)
      if (!inside(option.getBoundingClientRect())) problems.push(`option ${option.dataset.option} is not all there`);
  if (drawn)
    for (const option of document.querySelectorAll("[data-board-option]")) {
      const box = option.getBoundingClientRect();
      const middle = { left: box.left + box.width / 2, top: box.top + box.height / 2 };
      if (!inside({ ...middle, right: middle.left, bottom: middle.top }))
        problems.push(`board option ${option.dataset.boardOption} is out of sight`);
    }
  return problems;
}
"""

PLACES = """
(selectors) => Object.fromEntries(selectors.flatMap((selector) => {
  const found = document.querySelector(selector);
  if (!found) return [];
  const { x, y, width, height } = found.getBoundingClientRect();
  return [[selector, [x, y, width, height].map(Math.round)]];
}))
"""

# All shifts, however soon after a press they come: bots answer within milliseconds, and what they move is a surprise.
# Excused are those paints alone in which the reader looks for something new: that in which the table has taken an
# answer, which counts a turn, that in which the words of the next question come, and that in which they are asked.
SHIFTS = """
() => {
  window.shifts = 0;
  window.shifted = []; // what has moved, and from where to where
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moment = () => {
    const { turn, worded } = document.querySelector(".table")?.dataset ?? {};
    return `${turn} ${worded} ${!!document.querySelector("[data-option]")}`;
  };
  let [now, expected] = [moment(), 0]; // how many paints that are excused are still to come
  const count = (entries) => {
    for (const entry of entries) {
      if (expected) continue;
      window.shifts += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node?.getAttribute?.("class") || node?.parentElement?.getAttribute("class") || "";
        window.shifted.push(`${entry.value.toFixed(3)} ${name}: ${place(previousRect)} -> ${place(currentRect)}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const look = async () => {
    if (moment() === now) return;
    now = moment();
    count(observer.takeRecords()); // what has moved before
    expected += 1;
    await painted();
    count(observer.takeRecords());
    expected -= 1;
  };
  const attributeFilter = ["data-turn", "data-worded"];
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter });
  window.settled = async () => {
    await painted();
    count(observer.takeRecords());
  };
}
"""


async def shifts(page: Page) -> tuple[float, list[str]]:
    """By how much of the window things have moved since SHIFTS, and the worst of them."""
    await page.evaluate("window.settled()")
    total, moved = await page.evaluate("[window.shifts, window.shifted]")
    return total, sorted(moved, reverse=True)[:8]


async def out_of_sight(page: Page) -> list[str]:
    """What a reader would have to scroll for, though they need it to decide."""
    found: list[str] = await page.evaluate(OUTSIDE)
    return found


async def places(page: Page) -> dict[str, Any]:
    """Where the landmarks are."""
    found: dict[str, Any] = await page.evaluate(PLACES, list(LANDMARKS))
    return found


# Text that does not fit: inside its own button, or cut by something around it that does not scroll.
CUT = """
() => {
  const problems = [];
  const unseen = (thing) => {
    if (!thing.checkVisibility({ visibilityProperty: true }) || thing.matches(".skip:not(:focus)")) return true;
    for (let each = thing; each; each = each.parentElement) if (getComputedStyle(each).clipPath !== "none") return true;
    return false;
  };
  const name = (thing) => `${thing.tagName}.${thing.className} "${thing.textContent.trim().slice(0, 40)}"`;
  // Lines are set closer than their letters are high, so a few pixels up and down are no loss.
  const sticksOut = (line, box) =>
    line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - 4 || line.bottom > box.bottom + 4;
  const told = "button, .button, [role=tab], h1, h2, h3, .now span, .facts span, .state";
  for (const thing of document.querySelectorAll(told)) {
    if (unseen(thing)) continue;
    const lines = [];
    const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement } = words.currentNode;
      const { position, textOverflow } = getComputedStyle(parentElement);
      if (parentElement !== thing && position === "absolute") continue; // a badge
      if (parentElement !== thing && textOverflow === "ellipsis") continue; // dots say so
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
    }
    for (let box = thing; box; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break; // it can be reached
      if (textOverflow === "ellipsis") break; // dots say so
      const cuts = box === thing ? !/^H/.test(thing.tagName) : /hidden|clip/.test(overflowX + overflowY);
      const bounds = box.getBoundingClientRect();
      if ((cuts || /hidden|clip/.test(overflowX)) && lines.some((line) => sticksOut(line, bounds))) {
        problems.push(`${name(thing)} is cut by ${box === thing ? "itself" : box.className}`);
        break;
      }
    }
  }
  return problems;
}
"""

# Words that a box around them cuts off, unless dots say so or the box scrolls.
CLIPPED = """
() => {
  const problems = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode: text } = words;
    const thing = text.parentElement;
    if (!text.data.trim() || thing instanceof SVGElement) continue;
    if (!thing.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let box = thing; box; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, flexFlow } = getComputedStyle(box);
      if (clipPath !== "none" || box.matches(".skip, [aria-hidden=true]")) break; // not to be seen
      if (flexFlow === "column wrap") break; // what has no room there is beside it, until it is wanted
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis") break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const edge = box.getBoundingClientRect();
      const sticksOut = ({ left, right, top, bottom }) =>
        left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 4 || bottom > edge.bottom + 4;
      if (!lines.some(sticksOut)) continue;
      problems.add(`"${text.data.trim().slice(0, 40)}" is cut off by ${box.tagName.toLowerCase()}.${box.className}`);
      break;
    }
  }
  return [...problems];
}
"""

# Words that lie on something that is pressed, and are no part of it; two such things that lie on one another.
CLASHES = """
() => {
  const shown = (thing) => thing.checkVisibility({ visibilityProperty: true });
  const apart = (one, other) => !one.contains(other) && !other.contains(one);
  const controls = "button, a.button, select, input:not([type=checkbox], [type=radio])";
  const pressed = [...document.querySelectorAll(controls)].filter(
    (thing) => shown(thing) && thing.getBoundingClientRect().width > 2,
  );
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const short = (words) => words.trim().slice(0, 24);
  const name = (thing) => `${thing.tagName.toLowerCase()}.${thing.className} "${short(thing.textContent)}"`;
  const isOver = (thing) => thing.closest(".over, .popover, [role=dialog], .flights, .edge, .skip") !== null;
  // What its panes leave of it; what stays where it is while a page scrolls may lie on anything.
  const seen = (thing, { left, top, right, bottom }) => {
    for (let pane = thing; pane; pane = pane.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(pane);
      if (position === "fixed" || position === "sticky") return { left: 0, top: 0, right: 0, bottom: 0 };
      if (overflowX + overflowY === "visiblevisible") continue;
      const edge = pane.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const onTop = ({ left, right, top, bottom }, thing) => {
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return under !== null && (thing.contains(under) || under.contains(thing));
  };
  const problems = [];
  const boxes = pressed
    .filter((thing) => !isOver(thing))
    .map((thing) => [thing, seen(thing, thing.getBoundingClientRect())]);
  for (const [place, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(place + 1))
      if (apart(one, other) && meet(a, b) && onTop(a, one) && onTop(b, other))
        problems.push(`${name(one)} lies on ${name(other)}`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const thing = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !shown(thing) || isOver(thing) || thing instanceof SVGElement) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const whole of range.getClientRects()) {
      const line = seen(thing, whole);
      for (const [button, box] of boxes)
        if (apart(thing, button) && !thing.closest("label")?.contains(button) && meet(line, box) && onTop(line, thing))
          problems.push(`"${short(words.currentNode.data)}" lies on ${name(button)}`);
    }
  }
  return problems;
}
"""

OVERLAPS = """
(selectors) => {
  const boxes = selectors.flatMap((selector) => {
    const found = document.querySelector(selector);
    const isOver = found && /absolute|fixed/.test(getComputedStyle(found).position); // a list that lies above the board
    return found && !isOver ? [[selector, found.getBoundingClientRect()]] : [];
  });
  return boxes.flatMap(([one, a], place) =>
    boxes.slice(place + 1).flatMap(([other, b]) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 1 && high > 1 ? [`${one} and ${other} overlap: ${Math.round(wide)}x${Math.round(high)}`] : [];
    }),
  );
}
"""

UNREACHABLE = """
(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  thing.scrollIntoView({ block: "center" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, top + height / 2);
  return thing.contains(under) ? [] : [`${thing.className} "${thing.textContent.trim()}" is under ${under?.className}`];
})
"""

# How many pixels of each box differ by so much contrast.
DIFFERING = """
async ([one, other, boxes, contrast]) => {
  const pixels = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen;
  };
  const light = (data, at) => {
    const [r, g, b] = [0, 1, 2].map((channel) => {
      const value = data[at + channel] / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const pens = [await pixels(one), await pixels(other)];
  return boxes.map(([x, y, width, height]) => {
    const [first, second] = pens.map((pen) => pen.getImageData(x, y, width, height).data);
    let count = 0;
    for (let at = 0; at < first.length; at += 4) {
      const [a, b] = [light(first, at), light(second, at)];
      if (Math.max(a, b) / Math.min(a, b) >= contrast) count += 1;
    }
    return count;
  });
}
"""

# What moves, frame by frame, from now on.
MOTIONS = """
() => {
  window.framesSeen = 0;
  window.motions = {}; // what, and how many milliseconds it takes at most
  const look = () => {
    window.framesSeen += 1;
    for (const each of document.getAnimations()) {
      const what = each.transitionProperty ?? each.animationName ?? each.id;
      const takes = Number(each.effect.getComputedTiming().endTime);
      window.motions[what] = Math.max(window.motions[what] ?? 0, takes);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""

Box = tuple[int, int, int, int]  # left, top, width and height in pixels


async def cut_texts(page: Page) -> list[str]:
    """What cannot be read to its end though it is a button, a tab or a heading."""
    found: list[str] = await page.evaluate(CUT)
    return found


async def clipped(page: Page) -> list[str]:
    """What a box cuts off."""
    found: list[str] = await page.evaluate(CLIPPED)
    return found


async def clashes(page: Page) -> list[str]:
    """What lies on a button."""
    found: list[str] = await page.evaluate(CLASHES)
    return found


async def overlaps(page: Page) -> list[str]:
    """Parts of the table that lie on one another."""
    found: list[str] = await page.evaluate(OVERLAPS, [*LANDMARKS[:-1], ".drawer-place"])
    return found


async def unreachable(page: Page, selector: str) -> list[str]:
    """Things that cannot be scrolled to and pressed."""
    found: list[str] = await page.evaluate(UNREACHABLE, selector)
    return found


async def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    found: int = await page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    return max(0, found)


async def differing(page: Page, one: bytes, other: bytes, boxes: list[Box], contrast: float) -> list[int]:
    """In how many pixels of each box two pictures of the page differ by this contrast."""
    blank = next((each for each in page.context.pages if each.url == "about:blank"), None)
    if blank is None:  # the page's own policy would not let us look at pictures
        blank = await page.context.new_page()
        await page.bring_to_front()
    pictures = [base64.b64encode(each).decode() for each in (one, other)]
    found: list[int] = await blank.evaluate(DIFFERING, [*pictures, boxes, contrast])
    return found
