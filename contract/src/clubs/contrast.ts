export const WHITE = '#FFFFFF';
export const BLACK = '#000000';

/**
 * Returns the WCAG 2 contrast ratio of two colors, from 1 (none) to 21 (black on white).
 * @param first '#RRGGBB'
 * @param second '#RRGGBB'
 */
export function contrastRatio(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns white or black, whichever contrasts more with a color: 4.5:1 or more on every color. */
export function textOn(colour: string): string {
  return contrastRatio(WHITE, colour) >= contrastRatio(BLACK, colour) ? WHITE : BLACK;
}

/** '#0B4F6C' → [11, 79, 108] */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => linear(channel / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
