import type { Plan } from '@fleetwatch/contract/plans/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { ICalCalendar } from 'ical-generator';
import { currentClub } from '../platform/club/clubScope.ts';
import { crewCount, crewOfLimit, planAuthor } from './texts.ts';

/** Refresh interval that the calendar suggests. */
const REFRESH_SECONDS = 15 * 60;

function describePlan({ name, description, crew, limit, fleet }: Plan): string {
  const joined = limit === null ? crewCount(crew.length) : crewOfLimit(crew.length, limit);
  const lines = [
    description,
    planAuthor(name),
    `${joined}: ${crew.join(', ')}`,
    `Boats: ${fleet.map((boat) => `${boat.name} (${boat.moniker})`).join(', ')}`,
  ];
  return lines.filter((line) => line !== '' && !line.endsWith(': ')).join('\n');
}

/**
 * Formats plans as an iCalendar file (RFC 5545). Instants are in UTC, so that readers do not need the club's
 * time zone.
 */
export function planCalendar(name: string, plans: readonly Plan[], stamp: Date): string {
  const { timezone } = currentClub();
  const calendar = new ICalCalendar({ name, prodId: { company: 'Fleetwatch', product: 'Plans' } });
  calendar.ttl(REFRESH_SECONDS);
  for (const plan of plans) {
    const event = calendar.createEvent({
      id: `${plan._id}@fleetwatch`,
      stamp,
      start: new Date(instantOf(plan.launch, timezone)),
      end: new Date(instantOf(plan.land, timezone)),
      summary: `${plan.usergroup}: ${plan.description || plan.name}`,
    });
    event.description(describePlan(plan));
  }
  return calendar.toString();
}
