import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { textOf } from '@fleetwatch/kit/outbox/writeDecisions';

const counted = (count: number, one: string, more: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : more}`;

/** `'2 waiting to be sent, 1 needs your decision'` */
export function outboxText(writes: readonly Pick<WaitingWrite, 'refusal'>[]): string {
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  return [
    counted(writes.length - refused, 'waiting to be sent', 'waiting to be sent'),
    counted(refused, 'needs your decision', 'need your decision'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** When it was done, by this device's clock: '10:32', with the day when that was another. */
export function doneAtText(happenedAt: number, now = Date.now()): string {
  const date = new Date(happenedAt);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = date.toDateString() === new Date(now).toDateString();
  return isToday
    ? time
    : `${date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
}

/** What a member hands on about a write that cannot be saved: what, when, and its whole text. */
export function copiedText(write: WaitingWrite): string {
  const done = `${write.title}, done ${doneAtText(write.happenedAt)}`;
  return [done, textOf(write)].filter(Boolean).join('\n');
}
