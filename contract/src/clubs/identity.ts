import type { FieldRule } from '../errors/fieldRule.ts';
import { BLACK, channelsOf, contrastRatio, textOn, WHITE } from './contrast.ts';
import { BLADE_UNKNOWN, COLOUR_INVALID } from './texts.ts';

/** A club's colors, each '#RRGGBB' in upper case (rule club.identity). */
export interface ClubColours {
  first: string;
  second: string;
  /** A club may have two colors. */
  third?: string;
}

/** Pattern of a club's blades. The second color is on the first, with the third beside it in some patterns. */
export const BLADE_PATTERNS = [
  'plain',
  'tip',
  'half',
  'bands',
  'hoops',
  'quarters',
  'cross',
  'stripe',
  'vee',
  'spoontip',
  'chevron',
] as const;

export type BladePattern = (typeof BLADE_PATTERNS)[number];

/** Features that distinguish a club at a distance (rule club.identity). */
export interface ClubIdentity {
  colours: ClubColours;
  blade: BladePattern;
}

/** Default of a club that has not chosen: navy, cream and orange, in a chevron. */
export const DEFAULT_IDENTITY: ClubIdentity = {
  colours: { first: '#12304A', second: '#F4E9D8', third: '#E0702F' },
  blade: 'chevron',
};

/** In either case, as color pickers and people write it. */
export const COLOUR = /^#[\dA-Fa-f]{6}$/;

export const colourRule: FieldRule = (value) => (COLOUR.test(value) ? null : COLOUR_INVALID);

export const bladeRule: FieldRule = (value) =>
  BLADE_PATTERNS.some((pattern) => pattern === value) ? null : BLADE_UNKNOWN;

/** White text on the bar has this contrast or more (rule club.bar-contrast). */
export const BAR_CONTRAST = 7;

/** Text in or on the accent has this contrast or more (rule club.accent-text). */
export const TEXT_CONTRAST = 4.5;

/** Step between the darkest variants of a color: 1% of its light. */
const STEPS = 100;

/**
 * Returns the color of the app bar and the rail: the club's first color, darkened if needed until white on it has 7:1 (rule
 * club.bar-contrast). All three channels are darkened alike, which keeps the hue.
 */
export function barColour({ first }: Pick<ClubColours, 'first'>): string {
  const channels = channelsOf(first);
  for (let step = STEPS; step > 0; step -= 1) {
    const shade = colourOf(channels.map((channel) => Math.round((channel * step) / STEPS)));
    if (contrastRatio(shade, WHITE) >= BAR_CONTRAST) return shade;
  }
  return BLACK;
}

function colourOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Returns the thin accent: the third color, or the second of a club with two. */
export function accentColour({ second, third }: Pick<ClubColours, 'second' | 'third'>): string {
  return third ?? second;
}

/**
 * Whether a color is readable as text on another: from 4.5:1 on. Checked before text is put in or on an accent (rule
 * club.accent-text).
 */
export function mayBeText(colour: string, surface: string): boolean {
  return contrastRatio(colour, surface) >= TEXT_CONTRAST;
}

/** Returns the club's colors as CSS custom properties, for `:root` or for the frame of a preview. */
export function identityProperties({ colours }: Pick<ClubIdentity, 'colours'>): Record<string, string> {
  const accent = accentColour(colours);
  return {
    '--club-bar': barColour(colours),
    '--club-on-bar': WHITE,
    '--club-accent': accent,
    '--club-on-accent': textOn(accent),
  };
}
