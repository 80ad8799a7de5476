import { LAND_FIRST } from '@fleetwatch/contract/sorties/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { countOutstanding } from '../../logbook/commands/listOutstanding.ts';
import { readLatest } from '../../logbook/commands/readLatest.ts';
import { OnDeckModel } from '../OnDeck.ts';
import { deckDirectory } from '../deckDirectory.ts';

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

/** Takes a member off deck. Members who are not on deck are ignored. */
export async function leaveDeck(memberId: string, session: ClientSession): Promise<void> {
  await OnDeckModel.deleteOne({ member: memberId }).session(session);
}

/**
 * Takes the people of a launch off deck. Skips the database when the cache has none of them on deck;
 * `listOnDeck` filters out a member whom another process has just added.
 */
export async function leaveDeckToLaunch(people: readonly unknown[], launchedAt: Date): Promise<void> {
  const deck = await deckDirectory.get();
  const member = people.map(String).filter((id) => deck.has(id));
  if (member.length === 0) return;
  await OnDeckModel.deleteMany({ member: { $in: member }, since: { $lte: launchedAt } });
  deckDirectory.drop();
}
