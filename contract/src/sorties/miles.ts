import { DECIMAL_MILES_MAX, METERS_ABOVE, METERS_MAX, METERS_PER_MILE, MILES_MAX } from './limits.ts';

/** Miles read from the first word of the notes, and the notes without that word. */
export interface MilesFromNotes {
  /** 0 when the notes name none. */
  miles: number;
  unit: 'miles' | 'meters' | null;
  /** What is left of the notes: the consumed first word is stripped, else they are unchanged. */
  notes: string;
}

/** Miles are kept to the hundredth, so that sums are exact as whole hundredths. */
export function toHundredths(miles: number): number {
  return Math.round(miles * 100);
}

/** `roundMiles(0.7712) === 0.77` */
export function roundMiles(miles: number): number {
  return toHundredths(miles) / 100;
}

/**
 * Miles for people: `formatMiles(1204.504) === '1,204.5'`. Not by Intl, whose first format of a page takes a phone a
 * sixteenth of a second, before a member sees the season's miles.
 */
export function formatMiles(miles: number): string {
  return String(roundMiles(miles)).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/**
 * The mileage-from-notes rule (member-operations §5): a leading decimal number up to 20 is miles; a leading whole number
 * above 1,000 and up to 30,000 is meters, 1,600 to the mile; commas are stripped; anything else is 0 miles.
 * A number written with a point is decimal even when its fraction is zero: "5.0 steady" is five miles.
 */
export function milesFromNotes(notes: string): MilesFromNotes {
  const none: MilesFromNotes = { miles: 0, unit: null, notes };
  const trimmed = notes.trimStart();
  const firstWord = /^\S+/.exec(trimmed)?.[0];
  if (firstWord === undefined) return none;
  const number = firstWord.replaceAll(',', '');
  const rest = trimmed.slice(firstWord.length).trim();

  if (/^\d*\.\d+$/.test(number)) {
    const miles = roundMiles(Number(number));
    return miles > 0 && Number(number) <= DECIMAL_MILES_MAX ? { miles, unit: 'miles', notes: rest } : none;
  }
  if (/^\d+$/.test(number)) {
    const meters = Number(number);
    if (meters > METERS_ABOVE && meters <= METERS_MAX) {
      return { miles: roundMiles(meters / METERS_PER_MILE), unit: 'meters', notes: rest };
    }
  }
  return none;
}

/** Whether miles may be landed: 0 to 200, to the hundredth. */
export function mayLandMiles(miles: number): boolean {
  return Number.isFinite(miles) && miles >= 0 && miles <= MILES_MAX;
}
