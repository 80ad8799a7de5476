import { SEVERITIES, type Severity } from '@fleetwatch/contract/damages/kinds';
import { weekInDetail, weekOfBoats } from '@fleetwatch/contract/damages/texts';
import { daysBetween, mondayOf, weekday } from '@fleetwatch/contract/time/weeks';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import type { DamageRecord } from '../Damage.ts';
import { pendingDamages } from '../damageDirectory.ts';
import { reportMaintenanceDue } from './maintainBoat.ts';

const DIGEST_TIME = '07:00';
const TOO_LATE_MS = 12 * 3_600_000;
const MONDAY = 1;

const countBySeverity = (pending: readonly DamageRecord[]): Record<Severity, number> =>
  Object.fromEntries(
    SEVERITIES.map((severity) => [severity, pending.filter((one) => one.severity === severity).length]),
  ) as Record<Severity, number>;

/**
 * Notifies the boat captains of open reports on Monday mornings, once a week; not if there are none (rule
 * damage.digest).
 */
async function notifyOfWeek(): Promise<void> {
  const today = clubDay();
  if (weekday(today) !== MONDAY || clubText(now()).slice(11, 16) < DIGEST_TIME) return;
  const pending = await pendingDamages.get();
  const [oldest] = pending;
  if (!oldest) return;
  const boats = new Set(pending.map(({ boat }) => String(boat))).size;
  await notify({
    key: `damage week ${mondayOf(today)}`,
    tag: 'damage week',
    category: 'damage',
    to: await holdersOf('boats'),
    title: weekOfBoats(boats),
    body: weekInDetail(countBySeverity(pending), daysBetween(oldest.day, today)),
    url: '/damage',
    expiresAt: new Date(now().getTime() + TOO_LATE_MS),
  });
}

async function watchClub(): Promise<void> {
  await reportMaintenanceDue();
  await notifyOfWeek();
}

/** Runs the scheduled work on reports, in every club that uses damage reports. */
export const watchDamages = (): Promise<void> => inEveryClub('damages_failed', watchClub, 'damage');
