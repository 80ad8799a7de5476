import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { LaunchBody, Sortie } from '@fleetwatch/contract/sorties/wire';
import { newIdempotencyKey } from '../request/newIdempotencyKey.ts';
import { changeWrite, dropWrites, listWrites } from './outboxDatabase.ts';
import { waitingIdsIn } from './withRealIds.ts';
import type { WaitingWrite } from './WaitingWrite.ts';

/** What a member may do about a write that waits. It stays what they did, and when. */

/** What builds on a write and cannot be without it: the landing of a launch. */
export const dependantsOf = (write: WaitingWrite, writes: readonly WaitingWrite[]): WaitingWrite[] =>
  writes.filter(({ call }) => waitingIdsIn(call).includes(write.waitingId));

/** Sends nothing of it, ever, nor of what builds on it. */
export async function discardWrite(write: WaitingWrite): Promise<void> {
  const all = await listWrites(write.memberId);
  await dropWrites([write, ...dependantsOf(write, all)]);
}

/** Sends it again as it is: what refused it may be gone. */
export async function retryWrite(write: WaitingWrite): Promise<void> {
  await changeWrite({ ...write, refusal: null });
}

/** Another content is another action, and has a key of its own; what builds on it still finds it. */
async function sendInstead(write: WaitingWrite, changes: Partial<WaitingWrite>): Promise<void> {
  await changeWrite({ ...write, ...changes, key: newIdempotencyKey(), refusal: null });
}

/** The boat that was really taken, in place of one that was out. What was landed of it names that boat too. */
export async function takeOtherBoat(write: WaitingWrite, boat: Boat): Promise<void> {
  const body = write.call.body as LaunchBody;
  const launched = write.answer as Sortie;
  const bus = { bus: boat.name, bus_id: boat._id, moniker: boat.groupmoniker };
  const landings = dependantsOf(write, await listWrites(write.memberId));
  for (const landing of landings) {
    const title = landing.title.replace(launched.bus, boat.name);
    await changeWrite({ ...landing, title, boat, answer: { ...(landing.answer as Sortie), ...bus } });
  }
  await sendInstead(write, {
    call: { ...write.call, body: { ...body, bus: boat._id } },
    title: `Launch ${boat.name}`,
    answer: { ...launched, ...bus },
    boat,
  });
}

/** The field of a write in which its text is; null for one that has none to mend. */
export function textFieldOf({ kind }: WaitingWrite): 'description' | 'log' | null {
  if (kind === 'logEntry') return 'log';
  return kind === 'tweet' || kind === 'tweetReply' || kind === 'land' ? 'description' : null;
}

export function textOf(write: WaitingWrite): string {
  const field = textFieldOf(write);
  return field ? String((write.call.body as Record<string, unknown>)[field] ?? '') : '';
}

/** Sends it with another text. */
export async function changeText(write: WaitingWrite, text: string): Promise<void> {
  const field = textFieldOf(write);
  if (!field) return;
  const body = { ...(write.call.body as object), [field]: text };
  const old = textOf(write);
  await sendInstead(write, {
    call: { ...write.call, body },
    title: old === '' ? write.title : write.title.replace(old, text),
    ...(field === 'description' && { answer: { ...(write.answer as object), description: text } }),
  });
}
