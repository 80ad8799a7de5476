import type { Plan } from '@fleetwatch/contract/plans/wire';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, dayOfMonth, monthOf, yearOf } from '@fleetwatch/contract/time/weeks';

/** 'Crew 2 of 4: Ana Bo (invited), Kim Harper' */
export function crewText({ crew, crewids, invitedids, limit }: Plan): string {
  const names = crew.map((name, at) => (invitedids.includes(crewids[at] ?? '') ? `${name} (invited)` : name));
  const count = limit === null ? `Crew ${crew.length}` : `Crew ${crew.length} of ${limit}`;
  return crew.length === 0 ? count : `${count}: ${names.join(', ')}`;
}

/** 'Osprey (4x), Finch (1x)' */
export const boatsText = ({ fleet }: Pick<Plan, 'fleet'>): string =>
  fleet.map(({ name, moniker }) => `${name} (${moniker})`).join(', ');

/** '17:00–18:30 Open Plan' */
export const planName = ({ launch, land, usergroup }: Plan): string =>
  `${shortTime(launch)}–${shortTime(land)} ${usergroup}`;

const LAST_WEEKDAY = 6;
/** 'May 25 to 31', 'Jun 29 to Jul 5'; the year if it is not today's. */
export function weekName(monday: LocalDateText, today: LocalDateText): string {
  const sunday = addDays(monday, LAST_WEEKDAY);
  const to = monthOf(monday) === monthOf(sunday) ? String(dayOfMonth(sunday)) : dayText(sunday);
  const week = `${dayText(monday)} to ${to}`;
  return yearOf(sunday) === yearOf(today) ? week : `${week}, ${yearOf(sunday)}`;
}
