import { monthName } from '@fleetwatch/contract/activity/csvNames';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth, weekday } from '@fleetwatch/contract/time/weeks';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `dayName('2026-05-01') === 'Fri May 1'` */
export const dayName = (day: LocalDateText): string =>
  `${WEEKDAYS[weekday(day) - 1] ?? ''} ${monthName(day)} ${dayOfMonth(day)}`;

/** 'Fri May 1, 06:00–07:30' */
export const planTimes = ({ launch, land }: Pick<Plan, 'launch' | 'land'>): string =>
  `${dayName(datePart(launch))}, ${shortTime(launch)}–${shortTime(land)}`;

/** 'Kim Harper: steady state. Crew 3 of 9. Osprey (4x)' */
export function planFacts({ name, description, crew, limit, fleet }: Plan): string {
  const crewText = limit === null ? `Crew ${crew.length}` : `Crew ${crew.length} of ${limit}`;
  const boats = fleet.map((boat) => `${boat.name} (${boat.moniker})`).join(', ');
  return [name, description, crewText, boats].filter((part) => part !== '').join(' · ');
}
