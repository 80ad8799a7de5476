import { counted } from '@fleetwatch/contract/texts/counted';
import { grantStatusOn } from '@fleetwatch/contract/clearances/grantStatus';
import type { ClearanceAhead, GrantSpan, RowedProgress } from '@fleetwatch/contract/clearances/wire';
import { roundMiles } from '@fleetwatch/contract/sorties/miles';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { ClearanceRecord } from './Clearance.ts';
import { rowedInClass, type RowedTotals } from './rowedInClass.ts';

const HOUR_MS = 3_600_000;

interface Candidate {
  day: LocalDateText;
  /** Grants by clearance id. */
  grants: ReadonlyMap<string, readonly GrantSpan[]>;
  rowed: ReadonlyMap<string, RowedTotals>;
}

const rowedOf = (rowed: number, needed: number | null): RowedProgress | null =>
  needed === null ? null : { rowed, needed };

/** Returns what a member still needs for a clearance, in a class or in all (rule clearance.needs). */
export function findMissing(
  { _id, needs, minMiles, minHours }: Pick<ClearanceRecord, '_id' | 'needs' | 'minMiles' | 'minHours'>,
  fleetGroup: string | null,
  { day, grants, rowed }: Candidate,
): ClearanceAhead {
  const { milesHundredths, ms } = rowedInClass(rowed, fleetGroup);
  return {
    clearance: String(_id),
    fleetGroup,
    missing: needs.map(String).filter((id) => grantStatusOn(day, grants.get(id) ?? []) !== 'held'),
    miles: rowedOf(milesHundredths / 100, minMiles),
    hours: rowedOf(Math.floor((ms / HOUR_MS) * 10) / 10, minHours),
  };
}

const isShort = (rowed: RowedProgress | null): rowed is RowedProgress =>
  rowed !== null && rowed.rowed < rowed.needed;

/** Describes missing prerequisites: 'Swim test, 58 more miles'; '' for none. */
export function missingText(ahead: ClearanceAhead, nameOf: (clearance: string) => string): string {
  const { missing, miles, hours } = ahead;
  return [
    ...missing.map(nameOf),
    ...(isShort(miles) ? [counted(roundMiles(miles.needed - miles.rowed), 'more mile')] : []),
    ...(isShort(hours) ? [counted(Math.ceil(hours.needed - hours.rowed), 'more hour')] : []),
  ].join(', ');
}
