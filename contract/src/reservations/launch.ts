import type { RuleAnswer } from '../sorties/wire.ts';
import type { LocalDateTimeText } from '../time/localText.ts';
import { reservedAtLaunch } from './texts.ts';
import type { ReservedBoatLevel } from './settings.ts';

export const RESERVATION_HELD = 'reservation_held';

/** An approved reservation that has not lapsed. */
export interface ReservationConflict {
  _id: string;
  /** Member id. */
  holder: string;
  holderName: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
}

/**
 * Returns a launch's findings about reservations that begin soon or have begun (rule reservation.held). None if the reserving
 * member is aboard.
 * @param aboard member ids
 */
export function checkReserved(
  boat: { _id: string; name: string },
  held: readonly ReservationConflict[],
  aboard: readonly string[],
  level: ReservedBoatLevel,
): RuleAnswer[] {
  const [first] = held;
  if (!first || held.some(({ holder }) => aboard.includes(holder))) return [];
  return [
    {
      code: RESERVATION_HELD,
      level,
      text: reservedAtLaunch(boat.name, first.holderName, first.launch, first.land),
      ruleId: 'reservation.held',
      // A warning about another reservation is a different warning.
      subjectIds: [first._id],
      ...(level === 'block' && { overriddenBy: ['boats' as const] }),
    },
  ];
}
