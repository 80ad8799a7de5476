import { LAND_FIRST } from '@fleetwatch/contract/sorties/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { countOutstanding } from '../../logbook/commands/listOutstanding.ts';
import { readLatest } from '../../logbook/commands/readLatest.ts';
import { OnDeckModel } from '../OnDeck.ts';

/**
 * Puts a member on deck. A member who is already on deck keeps their time, unless they have launched since
 * (rules deck.toggle, deck.not-while-out). 409 while they are on the water.
 */
export async function goOnDeck(memberId: string, session: ClientSession, since: Date): Promise<void> {
  if ((await countOutstanding(memberId)) > 0) throw new ApiError('land_first', LAND_FIRST);
  const lastLaunch = (await readLatest('member', [memberId])).get(memberId)?.launchedAt;
  const present = await OnDeckModel.findOne({ member: memberId }).session(session).lean();
  if (present && (!lastLaunch || present.since >= lastLaunch)) return;
  await OnDeckModel.updateOne({ member: memberId }, { $set: { since } }, { upsert: true, session });
}
