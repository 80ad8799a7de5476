import type { FieldRule } from '../errors/fieldRule.ts';
import { BLACK, channelsOf, contrastRatio, textOn, WHITE } from './contrast.ts';
import { BLADE_UNKNOWN, COLOUR_INVALID } from './texts.ts';

/** A club's colours, each '#RRGGBB' in upper case (rule club.identity). */
export interface ClubColours {
  first: string;
  second: string;
  /** A club may have two colours. */
  third?: string;
}

/** How a club paints its blades. The second colour is on the first, and the third beside it where a pattern has one. */
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

/** What tells a club from others at a distance (rule club.identity). */
export interface ClubIdentity {
  colours: ClubColours;
  blade: BladePattern;
}

/** A club that has not chosen wears navy, cream and orange, in a chevron. */
export const DEFAULT_IDENTITY: ClubIdentity = {
  colours: { first: '#12304A', second: '#F4E9D8', third: '#E0702F' },
  blade: 'chevron',
};

/** In either case, as colour pickers and people write it. */
export const COLOUR = /^#[\dA-Fa-f]{6}$/;

export const colourRule: FieldRule = (value) => (COLOUR.test(value) ? null : COLOUR_INVALID);

export const bladeRule: FieldRule = (value) =>
  BLADE_PATTERNS.some((pattern) => pattern === value) ? null : BLADE_UNKNOWN;

/** White text on the bar has this contrast or more (rule club.bar-contrast). */
export const BAR_CONTRAST = 7;

/** Text in or on the accent has this contrast or more (rule club.accent-text). */
export const TEXT_CONTRAST = 4.5;

/** The darkest steps of a colour are 1 % of its light apart. */
const STEPS = 100;

/**
 * The colour of the app bar and the rail: the club's first colour; if white on it has less than 7:1, as much darker as it takes
 * (rule club.bar-contrast). The hue stays: all three channels are darkened alike.
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

/** The thin accent: the third colour, or the second of a club with two. */
export function accentColour({ second, third }: Pick<ClubColours, 'second' | 'third'>): string {
  return third ?? second;
}

/** Whether a colour may be that of text on another: from 4.5:1 on. An accent is asked before it carries any (rule club.accent-text). */
export function mayBeText(colour: string, surface: string): boolean {
  return contrastRatio(colour, surface) >= TEXT_CONTRAST;
}

/** The club's colours as CSS custom properties, for `:root` or for the frame of a preview. */
export function identityProperties({ colours }: Pick<ClubIdentity, 'colours'>): Record<string, string> {
  const accent = accentColour(colours);
  return {
    '--club-bar': barColour(colours),
    '--club-on-bar': WHITE,
    '--club-accent': accent,
    '--club-on-accent': textOn(accent),
  };
}
