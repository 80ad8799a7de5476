import { boatedOn, launchedAt, supervises } from '@fleetwatch/contract/notifications/texts';
import { notify } from '../../notifications/commands/notify.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import type { SortieEvent } from '../../logbook/sortieEvents.ts';

const LATE_MS = 30 * 60_000;

/**
 * Notifies the member named as supervisor of minors, so that no one supervises without knowing (rule
 * clearance.supervision).
 */
export async function notifySupervisor({ sortie }: SortieEvent): Promise<void> {
  const { _id, boatName, launcher, crew, supervision, launchedAt: at } = sortie;
  const expiresAt = new Date(at.getTime() + LATE_MS);
  if (!supervision || expiresAt <= now()) return;
  const to = [String(supervision.member)].filter((one) => ![launcher, ...crew].map(String).includes(one));
  if (to.length === 0) return;
  await notify({
    key: `watches ${String(_id)}`,
    tag: `sortie ${String(_id)}`,
    category: 'safety',
    to,
    title: supervises(boatName),
    body: launchedAt(clubText(at)),
    url: '/safety',
    expiresAt,
    isEscalated: true,
  });
}

/**
 * Notifies a crew that someone has added them to a boat, unless the outing is already over (rule
 * notify.boated).
 */
export async function notifyCrew({ sortie }: SortieEvent): Promise<void> {
  const { _id, boatName, crew, launchedAt: at } = sortie;
  const expiresAt = new Date(at.getTime() + LATE_MS);
  if (expiresAt <= now()) return;
  await notify({
    key: `boated ${String(_id)}`,
    tag: `sortie ${String(_id)}`,
    category: 'boated',
    to: crew.map(String),
    title: boatedOn(boatName),
    body: launchedAt(clubText(at)),
    url: '/actions',
    expiresAt,
  });
}
