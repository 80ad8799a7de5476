/** A part of a text: words, or a link with its target. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const SENTENCE_END = /[.,;:!?'…]$/;
const BRACKETS = { ')': '(', ']': '[', '}': '{' } as const;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Removes the punctuation of the surrounding sentence: `(see https://a.org/b_(c)).` has `https://a.org/b_(c)`. */
function trimmed(address: string): string {
  const last = address.at(-1) ?? '';
  const isBracket = (sign: string): sign is keyof typeof BRACKETS => sign in BRACKETS;
  const isOpen = isBracket(last) && count(address, last) > count(address, BRACKETS[last]);
  return SENTENCE_END.test(address) || isOpen ? trimmed(address.slice(0, -1)) : address;
}

/** Returns a web page that a text may link to, as the browser would write it; null for anything else, such as `javascript:`. */
export function webAddress(text: string | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** Splits a text into words and links, in order; joined, the parts are the text. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = webAddress(/^www\./i.test(address) ? `https://${address}` : address);
    if (href === null) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), href: null });
    pieces.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null });
  return pieces;
}
