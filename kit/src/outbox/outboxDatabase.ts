import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { markWaiting } from '../store/waitingMark.ts';
import type { WaitingWrite } from './WaitingWrite.ts';

interface OutboxSchema extends DBSchema {
  writes: { key: number; value: WaitingWrite; indexes: { memberId: string } };
  /** Real ids of sent writes by their temporary ids: a landing may still refer to its launch by the temporary one. */
  sent: { key: string; value: { waitingId: string; realId: string; sentAt: number } };
}

const NAME = 'fleetwatch-outbox';
const CHANNEL = 'fwo:outbox';
/** No write waits longer than this, so none refers to a sent write after it. */
const SENT_IDS_LIFETIME_MS = 14 * 86_400_000;

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

function database(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }).createIndex(
        'memberId',
        'memberId',
      );
      db.createObjectStore('sent', { keyPath: 'waitingId' });
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Notifies this tab and the others that the outbox has changed. */
async function notifyChange(memberId: string): Promise<void> {
  markWaiting(memberId, (await listWrites(memberId)).length);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(memberId);
  channel.close();
}

/** Calls back when another tab or the service worker has changed the outbox. Returns the unsubscribe function. */
export function watchOtherTabs(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

/** A member's waiting writes, in the order they were made. */
export async function listWrites(memberId: string): Promise<WaitingWrite[]> {
  const db = await database();
  const writes = await db.getAllFromIndex('writes', 'memberId', memberId);
  return writes.filter(({ isSending }) => !isSending);
}

/** Writes of all members, also those that a page is sending. */
export async function listAllWrites(): Promise<WaitingWrite[]> {
  return (await database()).getAll('writes');
}

/** Writes of all members that a page has stored and is sending. */
export async function listSending(): Promise<WaitingWrite[]> {
  const db = await database();
  return (await db.getAll('writes')).filter(({ isSending }) => isSending);
}

/** @returns the write with its id, once the device has stored it durably */
export async function addWrite(write: Omit<WaitingWrite, 'id'>): Promise<WaitingWrite> {
  const db = await database();
  const { done, store } = db.transaction('writes', 'readwrite', { durability: 'strict' });
  // The database assigns the id.
  const [id] = await Promise.all([store.add(write as WaitingWrite), done]);
  if (!write.isSending) await notifyChange(write.memberId);
  return { ...write, id };
}

export async function changeWrite(write: WaitingWrite): Promise<void> {
  const db = await database();
  await db.put('writes', write);
  await notifyChange(write.memberId);
}

/** Stores a failed attempt. Screens and timers follow only a change in what they show: a write that is set aside. */
export async function recordFailure(write: WaitingWrite): Promise<void> {
  const db = await database();
  await db.put('writes', write);
  if (write.refusal !== null) await notifyChange(write.memberId);
}

/** Recounts the waiting writes of each member: the stored count is lost when `localStorage` is full or cleared. */
export async function recountWaiting(): Promise<void> {
  const db = await database();
  const owners = (await db.getAll('writes')).map(({ memberId }) => memberId);
  for (const memberId of new Set(owners)) await notifyChange(memberId);
}

/** Removes writes that are not to be sent. */
export async function dropWrites(writes: readonly WaitingWrite[]): Promise<void> {
  const db = await database();
  const { done, store } = db.transaction('writes', 'readwrite');
  await Promise.all([...writes.map(({ id }) => store.delete(id)), done]);
  const waited = writes.filter(({ isSending }) => !isSending);
  for (const memberId of new Set(waited.map((write) => write.memberId))) await notifyChange(memberId);
}

/** Removes a sent write and records its real id, in one transaction. */
export async function settleWrite(write: WaitingWrite, realId: string | null): Promise<void> {
  const db = await database();
  const change = db.transaction(['writes', 'sent'], 'readwrite');
  const sent = change.objectStore('sent');
  const { waitingId } = write;
  await Promise.all([
    change.objectStore('writes').delete(write.id),
    ...(realId === null ? [] : [sent.put({ waitingId, realId, sentAt: Date.now() })]),
    change.done,
  ]);
  await notifyChange(write.memberId);
}

/** Real ids of sent writes, by temporary id. */
export async function readRealIds(): Promise<Map<string, string>> {
  const db = await database();
  const all = await db.getAll('sent');
  const old = all.filter(({ sentAt }) => sentAt < Date.now() - SENT_IDS_LIFETIME_MS);
  await Promise.all(old.map(({ waitingId }) => db.delete('sent', waitingId)));
  return new Map(all.map(({ waitingId, realId }) => [waitingId, realId]));
}
