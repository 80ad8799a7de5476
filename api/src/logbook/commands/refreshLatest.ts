import { Types, type ClientSession } from 'mongoose';
import type { CreditKind } from '../credits.ts';
import { latestText } from '../latest.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';
import { ALL_SEASONS, TotalModel } from '../Total.ts';

const LANDED = { landedAt: { $ne: null } };

/** Finds the latest landed outing of a seat, or of a boat; the index finds its last day. */
async function latestOf(filter: object, session: ClientSession): Promise<string> {
  const last = await SortieModel.findOne({ ...filter, ...LANDED })
    .sort({ day: -1 })
    .select('day')
    .session(session)
    .lean<Pick<SortieRecord, 'day'>>();
  if (!last) return '';
  const ofDay = await SortieModel.find({ ...filter, ...LANDED, day: last.day })
    .session(session)
    .lean<SortieRecord[]>();
  return ofDay.map(latestText).reduce((one, other) => (one > other ? one : other), '');
}

/**
 * Recomputes the latest outings of boats and members after one was corrected or deleted (rule credit.last),
 * because landings only move them forward.
 */
export async function refreshLatest(
  subjects: readonly { kind: CreditKind; subject: string }[],
  session: ClientSession,
): Promise<void> {
  const byKey = new Map(subjects.map((one) => [`${one.kind} ${one.subject}`, one]));
  for (const { kind, subject } of byKey.values()) {
    const filters = kind === 'boat' ? [{ boat: subject }] : [{ launcher: subject }, { crew: subject }];
    let latest = '';
    for (const filter of filters) {
      const found = await latestOf(filter, session);
      if (found > latest) latest = found;
    }
    const row = { season: ALL_SEASONS, kind, subject: new Types.ObjectId(subject) };
    if (latest === '') await TotalModel.deleteOne(row, { session });
    else await TotalModel.updateOne(row, { $set: { latest } }, { session, upsert: true });
  }
}
