import { counted } from '@fleetwatch/contract/texts/counted';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { textOf } from '@fleetwatch/kit/outbox/writeDecisions';

/** `'2 waiting to be sent, 1 needs your decision'` */
export function outboxText(writes: readonly Pick<WaitingWrite, 'refusal'>[]): string {
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  const waiting = writes.length - refused;
  return [
    waiting > 0 ? `${waiting} waiting to be sent` : '',
    refused > 0 ? counted(refused, 'needs your decision', 'need your decision') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Time by this device's clock: '10:32', or 'Thu May 28, 10:32' on another day. */
export function doneAtText(happenedAt: number, now = Date.now()): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const done = localTextOf(happenedAt, timeZone);
  const isToday = datePart(done) === datePart(localTextOf(now, timeZone));
  return isToday ? shortTime(done) : `${weekdayDayText(done)}, ${shortTime(done)}`;
}

/** Copied text of a write that cannot be saved: title, time, and its whole text. */
export function copiedText(write: WaitingWrite): string {
  const done = `${write.title}, done ${doneAtText(write.happenedAt)}`;
  return [done, textOf(write)].filter(Boolean).join('\n');
}
export const LAUNCH = 'Launch';
export const launchBoat = (boat: string): string => `Launch ${boat}`;
export const CHOOSE_A_BOAT = 'Choose a boat';
export const BOAT_TAKEN = 'Boat you took';
export const SAVE_AND_SEND = 'Save and send';
export const TEXT = 'Text';
export const SHOW = 'Show';
export const REVIEW = 'Review';
export const SEND_NOW = 'Send now';
export const CLOSE = 'Close';
export const WAITING_HERE = 'Waiting on this device';
export const NEW_VERSION = 'A new version is ready.';
export const UPDATE_NOW = 'Update now';
export const DISCARD = 'Discard';
export const COPY = 'Copy';
export const EDIT = 'Edit';
export const CHOOSE_ANOTHER_BOAT = 'Choose another boat';
export const TRY_AGAIN = 'Try again';
export const KEEP = 'Keep';
export const DISCARD_PERMANENTLY = 'Discard permanently';
export const NOT_LOGGED = 'This will not be logged.';
export const notLogged = (dependants: readonly string[]): string =>
  `This will not be logged. Neither will: ${dependants.join(', ')}.`;
export const doneText = (happenedAt: number, needed: string | undefined): string =>
  `Done ${doneAtText(happenedAt)}.${needed === undefined ? '' : ` It waits for: ${needed}.`}`;
export const COPYING_NOT_ALLOWED = 'Copying is not allowed on this device.';
export const COPIED = 'Copied.';
/** 'Osprey (2x)' */
export const boatOption = (boat: string, moniker: string): string => `${boat} (${moniker})`;
