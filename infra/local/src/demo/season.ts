import { DOCUMENTED_FLEET_GROUPS } from '@fleetwatch/api/fleetgroups/commands/addDocumentedFleetGroups';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { seededRandomFor, type Dice } from './seededRandomFor.ts';
import { DEMO_FLEET, type DemoBoat } from './fleet.ts';

import { DEMO_MEMBERS } from './people.ts';

/** One outing of the demo season; people are indexes into DEMO_MEMBERS. */
export interface DemoOuting {
  /** Null for the launcher's own single. */
  boat: DemoBoat | null;
  launcher: number;
  crew: number[];
  /** Minutes after the club's midnight. */
  launchedAtMinute: number;
  minutesOut: number;
  milesHundredths: number;
  /** Index into WORKOUT_TYPE_NAMES; null without a workout. */
  workoutType: number | null;
  notes: string;
}

interface Hours {
  /** Range of launch times, in minutes after midnight. */
  from: number;
  to: number;
}

/** Private singles launch in the quiet hour after lunch. */
const PRIVATE_HOUR: Hours = { from: 14 * 60 + 10, to: 15 * 60 };

/** Training sessions: start minute, and how many members attend on a summer's working day. */
const SESSIONS = [
  { from: 5 * 60 + 40, to: 6 * 60 + 30, attendance: 26 },
  { from: 11 * 60 + 30, to: 12 * 60 + 30, attendance: 5 },
  { from: 17 * 60, to: 18 * 60 + 15, attendance: 18 },
] as const;

const NOTES = [
  '',
  '',
  'Flat water, light tailwind.',
  'Choppy past the bridge.',
  'Good ratio in the second half.',
  'Mind the log by the north buoy.',
  'Two ten-minute pieces, rate 24.',
  'Cold hands, warm hearts.',
] as const;

/** Attendance by month, as a share of the summer's. */
const MONTH_SHARE = [0.25, 0.3, 0.5, 0.75, 0.9, 1, 1, 0.95, 0.9, 0.75, 0.45, 0.3] as const;

const payloadOf = (boat: DemoBoat): number => DOCUMENTED_FLEET_GROUPS[boat.group].payload;

/** Assigns the attending members to boats, big boats first. */
function seatCrews(dice: Dice, present: number[], boats: DemoBoat[]): { boat: DemoBoat; people: number[] }[] {
  const crews: { boat: DemoBoat; people: number[] }[] = [];
  const waiting = [...present];
  for (const boat of boats) {
    const seats = seatsOfPayload(payloadOf(boat));
    const isTooBig = seats > waiting.length || (seats === 9 && dice.chance(0.5));
    if (isTooBig || waiting.length === 0) continue;
    crews.push({ boat, people: waiting.splice(0, seats) });
  }
  return crews;
}

function outing(
  dice: Dice,
  hours: Hours,
  boat: DemoBoat | null,
  [launcher = 0, ...crew]: number[],
): DemoOuting {
  return {
    boat,
    launcher,
    crew,
    launchedAtMinute: dice.whole(hours.from, hours.to),
    minutesOut: dice.whole(40, 95),
    milesHundredths: dice.whole(250, 950),
    workoutType: dice.chance(0.7) ? dice.whole(0, 6) : null,
    notes: dice.pick(NOTES),
  };
}

/** Every seventh member owns a private single. */
export const ownsSingle = (index: number): boolean => index % 7 === 0;

/**
 * A day's outings, always the same for the day. No member and no boat is used twice in a session, and sessions are far
 * enough apart for all boats to be back.
 * @param day club-local `YYYY-MM-DD`
 */
export function outingsOfDay(day: string): DemoOuting[] {
  const dice = seededRandomFor(`sorties ${day}`);
  const date = new Date(`${day}T12:00:00Z`);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  const share = (MONTH_SHARE[date.getUTCMonth()] ?? 1) * (isWeekend ? 1.2 : 1) * (dice.whole(60, 110) / 100);
  const everyone = DEMO_MEMBERS.map((_, index) => index);
  const inService = DEMO_FLEET.filter((boat) => !boat.isDryDocked && boat.group !== 'Launch');

  const inTheirOwn = everyone
    .filter((index) => ownsSingle(index) && dice.chance(0.3 * share))
    .map((launcher) => outing(dice, PRIVATE_HOUR, null, [launcher]));
  const inTheClubs = SESSIONS.flatMap((session) => {
    const attending = Math.min(DEMO_MEMBERS.length, Math.round(session.attendance * share));
    const present = dice.shuffle(everyone).slice(0, attending);
    return seatCrews(dice, present, dice.shuffle(inService)).map(({ boat, people }) =>
      outing(dice, session, boat, people),
    );
  });
  return [...inTheClubs, ...inTheirOwn];
}
