/** A piece of a text: words, or a link with the address it leads to. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** Ends a sentence rather than an address. */
const SENTENCE_END = /[.,;:!?'…]$/;
const BRACKETS = { ')': '(', ']': '[', '}': '{' } as const;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without the signs that belong to the sentence around it: `(see https://a.org/b_(c)).` has `https://a.org/b_(c)`. */
function trimmed(address: string): string {
  const last = address.at(-1) ?? '';
  const isBracket = (sign: string): sign is keyof typeof BRACKETS => sign in BRACKETS;
  const isOpen = isBracket(last) && count(address, last) > count(address, BRACKETS[last]);
  return SENTENCE_END.test(address) || isOpen ? trimmed(address.slice(0, -1)) : address;
}

/** A page of the web that a text may lead to, as the browser would write it; null for anything else, such as `javascript:`. */
export function webAddress(text: string | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** A text as words and links, in their order; together the pieces are the text. */
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
