import type { ClientSession } from 'mongoose';
import { deckDirectory } from '../deckDirectory.ts';
import { OnDeckModel } from '../OnDeck.ts';

/** Takes a member off deck. Members who are not on deck are ignored. */
export async function leaveDeck(memberId: string, session: ClientSession): Promise<void> {
  await OnDeckModel.deleteOne({ member: memberId }).session(session);
}

/**
 * Takes the people of a launch off deck. Skips the database when the cache has none of them on deck; `listOnDeck`
 * filters out a member whom another process has just put there.
 */
export async function leaveDeckToLaunch(people: readonly unknown[], launchedAt: Date): Promise<void> {
  const deck = await deckDirectory.get();
  const member = people.map(String).filter((id) => deck.has(id));
  if (member.length === 0) return;
  await OnDeckModel.deleteMany({ member: { $in: member }, since: { $lte: launchedAt } });
  deckDirectory.drop();
}
