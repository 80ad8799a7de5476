import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { LaunchBody, Sortie } from '@fleetwatch/contract/sorties/wire';
import { newIdempotencyKey } from '../request/newIdempotencyKey.ts';
import { changeWrite, dropWrites, listWrites } from './outboxDatabase.ts';
import { createdId } from './setAside.ts';
import { waitingIdsIn } from './withRealIds.ts';
import type { WaitingWrite } from './WaitingWrite.ts';
import { launchOf } from './texts.ts';

/** Actions that a member may take on a waiting write. Its content and time stay unchanged. */

/** Writes that depend on a write, such as the landing of a launch, or the change of a record that it makes. */
export function dependantsOf(write: WaitingWrite, writes: readonly WaitingWrite[]): WaitingWrite[] {
  const made = createdId(write);
  return writes.filter(
    ({ id, call }) =>
      waitingIdsIn(call).includes(write.waitingId) ||
      (made !== null && id > write.id && JSON.stringify(call).includes(made)),
  );
}

/** Removes a write and its dependants without sending them. */
export async function discardWrite(write: WaitingWrite): Promise<void> {
  const all = await listWrites(write.memberId);
  await dropWrites([write, ...dependantsOf(write, all)]);
}

/** Clears the refusal and sends the write again unchanged: the cause may be gone. One that was set aside gets one attempt. */
export async function retryWrite(write: WaitingWrite): Promise<void> {
  await changeWrite({ ...write, refusal: null });
}

/** Changed content is a new action and gets a new key. The temporary id stays, so dependants still find the write. */
async function sendInstead(write: WaitingWrite, changes: Partial<WaitingWrite>): Promise<void> {
  const { failed: _failed, ...kept } = write;
  await changeWrite({ ...kept, ...changes, key: newIdempotencyKey(), refusal: null });
}

/** Replaces the recorded boat with the one actually taken, in the launch and in its landing. */
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
    title: launchOf(boat.name),
    answer: { ...launched, ...bus },
    boat,
  });
}

/** Returns the field of a write that contains its text; null for a write without an editable text. */
export function textFieldOf({ kind, call }: WaitingWrite): 'description' | 'log' | null {
  if (kind === 'logEntry') return 'log' in (call.body as object) ? 'log' : null;
  return kind === 'tweet' || kind === 'tweetReply' || kind === 'land' ? 'description' : null;
}

export function textOf(write: WaitingWrite): string {
  const field = textFieldOf(write);
  return field ? String((write.call.body as Record<string, unknown>)[field] ?? '') : '';
}

/** Sends the write with another text. */
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
