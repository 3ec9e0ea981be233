// Where the words that were looked for stand in a text. The server decides what is found; this only shows why.

const WORD = /[\p{L}\p{N}_]+(?:-[\p{L}]?\p{N}+(?:\.\p{N}+)?)?/gu;
const SHORTEST_BEGINNING = 3;

export interface Part {
  text: string;
  found: boolean;
}

/** A word without case, accents and an English plural's ending. */
function stem(word: string): string {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain;
  if (/[a-z]{2}ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
  return plain.replace(/s$/, "");
}

/** The words of a search, as texts are compared with them. */
export function stems(words: string): string[] {
  return (words.match(WORD) ?? []).map(stem);
}

/** A text taken apart at the words that are wanted. */
export function marks(text: string, wanted: string[]): Part[] {
  if (!wanted.length) return [{ text, found: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const word of text.matchAll(WORD)) {
    if (!wanted.some((each) => isLike(stem(word[0]), each))) continue;
    if (word.index > end) parts.push({ text: text.slice(end, word.index), found: false });
    end = word.index + word[0].length;
    parts.push({ text: word[0], found: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

function isLike(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= SHORTEST_BEGINNING && /^\p{L}+$/u.test(wanted) && word.startsWith(wanted));
}
