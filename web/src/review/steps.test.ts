import { expect, test } from "vitest";
import { chapterAfter, chapterAt, chapterBefore, CHUNK, chunksAround } from "./steps";

const STARTS = [0, 12, 12, 30];

test("the chunk of a moment comes first, what is ahead before what is behind", () => {
  expect(chunksAround(0, 100)).toEqual([0, 1]);
  expect(chunksAround(2 * CHUNK, 100)).toEqual([2, 3, 1]);
  expect(chunksAround(2 * CHUNK + CHUNK - 1, 100)).toEqual([2, 3]);
});

test("nothing is fetched beyond the last moment", () => {
  expect(chunksAround(3 * CHUNK + 6, 3 * CHUNK + 6)).toEqual([3]);
  expect(chunksAround(0, 0)).toEqual([0]);
});

test("from chapter to chapter, and to the ends where there is none", () => {
  expect(chapterAfter(STARTS, 0, 44)).toBe(12);
  expect(chapterAfter(STARTS, 30, 44)).toBe(44);
  expect(chapterBefore(STARTS, 31)).toBe(30);
  expect(chapterBefore(STARTS, 12)).toBe(0);
  expect(chapterBefore([5], 3)).toBe(0);
});

test("a moment lies in the last chapter that has begun", () => {
  expect(chapterAt(STARTS, 12)).toBe(2);
  expect(chapterAt(STARTS, 11)).toBe(0);
  expect(chapterAt([5], 4)).toBe(-1);
});
