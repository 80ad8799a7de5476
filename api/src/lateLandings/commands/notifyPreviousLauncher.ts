import { askDistanceOf, boatTakenAgain } from '@fleetwatch/contract/lateLandings/texts';
import { UNLANDED } from '@fleetwatch/contract/lateLandings/wire';
import { notify } from '../../notifications/commands/notify.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import type { SortieEvent } from '../../logbook/sortieEvents.ts';

const NEWS_MS = 7 * 24 * 3_600_000;

/** Id of the earlier sortie whose boat was taken although it had not been landed. */
export const replacedSortie = ({ rulesTaken = [] }: SortieRecord): string | undefined =>
  rulesTaken.find(({ code }) => code === UNLANDED)?.subjectIds[1];

/**
 * Notifies the last launcher, who has not landed the boat, that another crew has taken it out (rule
 * forgotten.next).
 */
export async function notifyPreviousLauncher({ sortie }: SortieEvent): Promise<void> {
  const id = replacedSortie(sortie);
  if (id === undefined) return;
  const before = await SortieModel.findById(id).lean<SortieRecord>();
  if (!before?.left || before.landedAt) return;
  await notify({
    key: `taken ${id}`,
    tag: `sortie ${id}`,
    category: 'stillOut',
    url: `/forgotten/${id}`,
    to: [String(before.launcher)].filter((launcher) => launcher !== String(sortie.launcher)),
    title: boatTakenAgain(before.boatName),
    body: askDistanceOf(before.day, clubDay()),
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}
