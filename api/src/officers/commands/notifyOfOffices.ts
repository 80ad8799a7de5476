import {
  officesChanged as textForCoaches,
  yourOfficesChanged as textForMember,
} from '@fleetwatch/contract/officers/texts';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { notify } from '../../notifications/commands/notify.ts';
import { handlerOf, type EventHandler, type Occurrence } from '../../platform/events/eventTypes.ts';
import { confirmedCoachIds } from '../../members/memberDirectory.ts';
import { officesChanged, type OfficesChangedEvent } from '../officerEvents.ts';

const EXPIRES_MS = 7 * 86_400_000;

/**
 * Notifies a member, and every confirmed coach except the one who acted, of granted and removed offices, in
 * every club (rule officer.named-by-others). Sends nothing without a change.
 */
async function notifyOfOffices(
  { id, name, before, after, by }: OfficesChangedEvent,
  { id: change, at }: Occurrence,
): Promise<void> {
  const given = OFFICES.filter((office) => after.includes(office) && !before.includes(office));
  const taken = OFFICES.filter((office) => before.includes(office) && !after.includes(office));
  if (given.length === 0 && taken.length === 0) return;
  const news = {
    ...({ category: 'safety', url: '/officers', tag: `offices ${id}` } as const),
    expiresAt: new Date(at.getTime() + EXPIRES_MS),
  };
  await notify({ ...news, ...textForMember(given, taken), key: `offices ${change}`, to: [id] });
  const coaches = (await confirmedCoachIds()).filter((coach) => coach !== id && coach !== by);
  const key = `offices ${change} coaches`;
  await notify({ ...news, ...textForCoaches(name, given, taken), key, to: coaches });
}

export const officerHandlers: readonly EventHandler[] = [
  handlerOf(officesChanged, 'notifyPeople', notifyOfOffices),
];
