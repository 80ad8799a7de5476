import { SUBJECT_TEXTS, type GrantStatus } from '@fleetwatch/contract/clearances/kinds';
import { EXPIRING_DAYS } from '@fleetwatch/contract/clearances/limits';
import { FLAG_TEXTS } from '@fleetwatch/contract/conditions/kinds';
import { dayText, MONTHS } from '@fleetwatch/contract/time/dayText';
import type { Clearance, ClearanceAhead, Requirement } from '@fleetwatch/contract/clearances/wire';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysBetween } from '@fleetwatch/contract/time/weeks';
import type { Where } from './useWhere.ts';
import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';

/** How a clearance that is or was held stands, in words and a tone. */
export function standingBadge(
  standing: Exclude<GrantStatus, 'missing'>,
  expires: LocalDateText | null,
  today: LocalDateText,
): { text: string; tone: BadgeTone } {
  if (expires === null) return { text: 'Held', tone: 'green' };
  if (standing === 'expired') return { text: `Expired ${dayText(expires, today)}`, tone: 'red' };
  if (standing === 'grace') return { text: `Ran out ${dayText(expires, today)}`, tone: 'amber' };
  const left = daysBetween(today, expires);
  if (left > EXPIRING_DAYS) return { text: `Until ${dayText(expires, today)}`, tone: 'green' };
  return { text: left === 0 ? 'Last day today' : `Runs out ${dayText(expires, today)}`, tone: 'amber' };
}

/** What a member still needs: 'Swim test first. 42 of 100 miles.'; '' where only an officer is missing. */
export function aheadText({ missing, miles, hours }: ClearanceAhead, nameOf: (id: string) => string): string {
  const lines = [
    ...(missing.length > 0 ? [`${missing.map(nameOf).join(', ')} first.`] : []),
    ...(miles ? [`${formatMiles(miles.rowed)} of ${miles.needed} miles.`] : []),
    ...(hours ? [`${hours.rowed} of ${hours.needed} hours.`] : []),
  ];
  return lines.join(' ');
}

/** 'Valid for 3 years. Needs Swim test, 50 miles.' */
export function clearanceText(clearance: Clearance, nameOf: (id: string) => string): string {
  const { validMonths, needs, minMiles, minHours, isPerClass } = clearance;
  const needed = [
    ...needs.map(nameOf),
    ...(minMiles === null ? [] : [`${minMiles} miles`]),
    ...(minHours === null ? [] : [`${minHours} hours`]),
  ];
  return [
    validMonths === null ? 'Does not run out.' : `Valid for ${monthsText(validMonths)}.`,
    ...(isPerClass ? ['By class.'] : []),
    ...(needed.length > 0 ? [`Needs ${needed.join(', ')}.`] : []),
  ].join(' ');
}

/** `monthsText(36) === '3 years'`, `monthsText(18) === '18 months'` */
export function monthsText(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Whom a requirement asks: 'At least 2 aboard' */
export const subjectText = ({ subject, count }: Pick<Requirement, 'subject' | 'count'>): string =>
  subject === 'count' && count !== null ? `At least ${count} aboard` : SUBJECT_TEXTS[subject];

/** 'Everyone aboard. Stops the launch. On Lower lake. In Nov, Dec.' */
export function requirementText(requirement: Requirement, { areas, workoutTypes }: Where): string {
  const { level, months, when = {}, area, workoutType } = requirement;
  const water = areas.find(({ _id }) => _id === area)?.name;
  const workout = workoutTypes.find(({ _id }) => _id === workoutType)?.name;
  return [
    `${subjectText(requirement)}.`,
    level === 'block' ? 'Stops the launch.' : 'Warns.',
    ...(water === undefined ? [] : [`On ${water}.`]),
    ...(workout === undefined ? [] : [`For ${workout}.`]),
    ...(months.length > 0 ? [`In ${months.map((month) => MONTHS[month - 1]).join(', ')}.`] : []),
    ...(when.dark ? ['In the dark.'] : []),
    ...(when.waterBelow === undefined ? [] : [`In water under ${when.waterBelow} °C.`]),
    ...(when.flag ? [`From a ${FLAG_TEXTS[when.flag].toLowerCase()} flag on.`] : []),
  ].join(' ');
}
