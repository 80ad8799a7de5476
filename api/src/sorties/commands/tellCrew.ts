import { boatedOn, launchedAt, watchesOver } from '@fleetwatch/contract/notifications/messages';
import { notifyLater } from '../../notifications/commands/notify.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import type { SortieRecord } from '../Sortie.ts';

const LATE_MS = 30 * 60_000;

/** Tells who is named to watch a boat of minors, so that nobody does without knowing (rule clearance.supervision). */
export function tellSupervisor({
  _id,
  boatName,
  launcher,
  crew,
  supervision,
  launchedAt: at,
}: SortieRecord): void {
  const expiresAt = new Date(at.getTime() + LATE_MS);
  if (!supervision || expiresAt <= now()) return;
  const to = [String(supervision.member)].filter((one) => ![launcher, ...crew].map(String).includes(one));
  notifyLater({
    ...{ key: `watches ${String(_id)}`, tag: `sortie ${String(_id)}`, category: 'safety', to },
    ...{ title: watchesOver(boatName), body: launchedAt(clubText(at)), url: '/safety', expiresAt },
  });
}

/** Tells a crew that somebody has put them into a boat, unless that is over already (rule notify.boated). */
export function tellCrew({ _id, boatName, crew, launchedAt: at }: SortieRecord): void {
  const expiresAt = new Date(at.getTime() + LATE_MS);
  if (crew.length === 0 || expiresAt <= now()) return;
  notifyLater({
    ...{ key: `boated ${String(_id)}`, tag: `sortie ${String(_id)}`, category: 'boated' },
    ...{ to: crew.map(String), title: boatedOn(boatName), body: launchedAt(clubText(at)) },
    ...{ url: '/actions', expiresAt },
  });
}
