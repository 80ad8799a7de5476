import type { ClientSession } from 'mongoose';
import { now } from '../../../platform/club/clock.ts';
import { FoundItemModel } from '../FoundItem.ts';

/**
 * Records an item that a member has found.
 * @returns its id
 */
export async function addFoundItem(by: string, text: string, session: ClientSession): Promise<string> {
  const [item] = await FoundItemModel.create([{ text, by, at: now() }], { session });
  if (!item) throw new Error('The item was not added.');
  return String(item._id);
}
