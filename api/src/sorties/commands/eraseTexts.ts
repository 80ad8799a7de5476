import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { SortieModel } from '../../logbook/Sortie.ts';

/** Erases the member's texts in sorties, which stay for the boats' miles. */
export async function eraseTexts({ _id }: MemberRecord, session: ClientSession): Promise<void> {
  await SortieModel.updateMany(
    { launcher: _id, 'trip.heading': { $gt: '' } },
    { $set: { 'trip.heading': '' } },
    { session },
  );
  await SortieModel.updateMany(
    { launcher: _id },
    { $set: { notes: '', 'workout.text': '', 'applied.$[].notes': '' } },
    { session },
  );
}
