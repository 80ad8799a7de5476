import { randomUUID } from 'node:crypto';
import { officesChanged, yourOfficesChanged } from '@fleetwatch/contract/officers/messages';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import { tellAnyway } from '../../notifications/commands/tellAnyway.ts';
import { now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { confirmedCoachIds } from '../officerDirectory.ts';

const EXPIRES_MS = 7 * 86_400_000;

/**
 * Notifies a member, and every confirmed coach but the one who did it, of offices given and taken, by mail where the club
 * does not use notifications (rule officer.named-by-others). Nothing where nothing changed.
 */
export function tellOffices(
  { id, name }: { id: string; name: string },
  before: readonly Office[],
  after: readonly Office[],
  by: string | null,
): void {
  const given = OFFICES.filter((office) => after.includes(office) && !before.includes(office));
  const taken = OFFICES.filter((office) => before.includes(office) && !after.includes(office));
  if (given.length === 0 && taken.length === 0) return;
  const change = randomUUID();
  const news = {
    ...({ category: 'safety', url: '/officers', tag: `offices ${id}` } as const),
    expiresAt: new Date(now().getTime() + EXPIRES_MS),
  };
  mailLater(async () => {
    const own = yourOfficesChanged(given, taken);
    await tellAnyway({ ...news, ...own, key: `offices ${change}`, to: [id] });
    const coaches = (await confirmedCoachIds()).filter((coach) => coach !== id && coach !== by);
    const theirs = officesChanged(name, given, taken);
    await tellAnyway({ ...news, ...theirs, key: `offices ${change} coaches`, to: coaches });
  });
}
