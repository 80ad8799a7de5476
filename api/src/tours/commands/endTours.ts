import { tourIsOver } from '@fleetwatch/contract/tours/texts';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { now } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { TourModel, type TourRecord } from '../Tour.ts';

const NEWS_MS = 3 * 24 * 3_600_000;

async function endOfClub(): Promise<void> {
  const at = now();
  const over = await SortieModel.find({ isOut: true, 'tour.until': { $lte: at } })
    .select('tour')
    .lean<Pick<SortieRecord, '_id' | 'tour'>[]>();
  if (over.length === 0) return;
  await SortieModel.updateMany(
    // Its end may have been moved in between.
    { _id: { $in: over.map(({ _id }) => _id) }, 'tour.until': { $lte: at } },
    { $unset: { 'tour.until': 1 } },
  );
  const ids = [...new Set(over.map(({ tour }) => String(tour?._id)))];
  const tours = await TourModel.find({ _id: { $in: ids } }).lean<TourRecord[]>();
  for (const { _id, name, to, organiser } of tours) {
    await notify({
      key: `tour-over ${String(_id)} ${to}`,
      tag: `tour ${String(_id)}`,
      category: 'stillOut',
      to: [String(organiser)],
      title: tourIsOver(name),
      body: '',
      url: '/tours',
      expiresAt: new Date(at.getTime() + NEWS_MS),
    });
  }
}

/**
 * Makes boats of tours whose end has passed count like any others that are out, and notifies the organisers
 * (rule tour.over).
 */
export const endTours = (): Promise<void> => inEveryClub('tours_failed', endOfClub, 'tours');
