import { boatedOn, launchedAt } from '@fleetwatch/contract/notifications/messages';
import { notifyLater } from '../../notifications/commands/notify.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import type { SortieRecord } from '../Sortie.ts';

const LATE_MS = 30 * 60_000;

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
