/** The ten hull colors, by name (rule boat.hull). */
export const HULL_COLOURS = {
  white: '#E9EEF0',
  yellow: '#F2C14E',
  orange: '#DE6B22',
  red: '#C8372D',
  maroon: '#7A1530',
  blue: '#1F5FA8',
  sky: '#6FB2D6',
  green: '#2E7D4F',
  violet: '#7A4FB5',
  black: '#3C4A52',
} as const;

export type HullColour = keyof typeof HULL_COLOURS;

export const HULL_COLOUR_NAMES = Object.keys(HULL_COLOURS) as HullColour[];

export const isHullColour = (value: string): value is HullColour => Object.hasOwn(HULL_COLOURS, value);

/** Returns a boat's color for drawing, '#RRGGBB': its assigned one, else one derived from its id, the same on every device. */
export function hullColourOf(boat: { _id: string; hull?: HullColour | null | undefined }): string {
  return HULL_COLOURS[boat.hull ?? hullNameFrom(boat._id)];
}

/** Returns the color derived from an id. */
export function hullNameFrom(id: string): HullColour {
  let mixed = 0;
  for (const letter of id) mixed = (mixed * 31 + letter.charCodeAt(0)) >>> 0;
  return HULL_COLOUR_NAMES[mixed % HULL_COLOUR_NAMES.length] as HullColour;
}
