import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { ApiFailure } from '../store/apiFailure.ts';
import type { WaitingWrite } from './WaitingWrite.ts';
import { CANNOT_BE_SAVED } from './texts.ts';

/**
 * A write is set aside when the server has failed at it five times in a row and for two minutes. A restart or a failover is
 * over sooner; calls that are answered in between can use up five attempts in seconds; and an app that was closed has not
 * tried in the meantime.
 */
const ATTEMPTS_MAX = 5;
const FAILING_MAX_MS = 120_000;

const UNAVAILABLE = 503;

/** Whether the server fails at this write, which it reports by a 5xx; with 503 it reports that it is unavailable to all. */
const isFailure = ({ status }: ApiFailure): boolean =>
  typeof status === 'number' && status >= 500 && status !== UNAVAILABLE;

/** The write after another attempt: counted, and set aside after the last one. The same write if it did not fail at it. */
export function whenFailedAgain(write: WaitingWrite, failure: ApiFailure, now: number): WaitingWrite {
  if (!isFailure(failure)) return write;
  const failed = { times: (write.failed?.times ?? 0) + 1, since: write.failed?.since ?? now };
  const isLast = failed.times >= ATTEMPTS_MAX && now - failed.since >= FAILING_MAX_MS;
  return { ...write, failed, refusal: isLast ? { ...failure, text: CANNOT_BE_SAVED } : null };
}

/** Whether the member decides about a write because the server fails at it: it may still be saved later. */
export const isSetAside = ({ refusal }: WaitingWrite): boolean => refusal !== null && isFailure(refusal);

const RECORD_ID = /^[0-9a-f]{24}$/;

/** Returns the id that this device has assigned to the record of a remote's write; null for any other write. */
export function createdId({ kind, call: { body } }: WaitingWrite): string | null {
  const id = kind.includes('/') && typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  return typeof id === 'string' && RECORD_ID.test(id) ? id : null;
}

function recordOf(write: WaitingWrite): string | null {
  const last = write.call.url.split('/').at(-1) ?? '';
  return createdId(write) ?? (write.kind.includes('/') && RECORD_ID.test(last) ? last : null);
}

/**
 * Returns the subject of a write, if the order of writes matters for it: a boat's launches and landings, the member's place on
 * deck, or a record of a remote. Null for all others.
 */
function subjectOf(write: WaitingWrite): string | null {
  const { kind, answer } = write;
  if (kind === 'deck') return kind;
  const isOuting = kind === 'launch' || kind === 'privateLaunch' || kind === 'land';
  return isOuting ? ((answer as Partial<Sortie>).bus_id ?? null) : recordOf(write);
}

/** Whether a write has to wait for an earlier one about the same thing that is set aside. */
export function isHeldUpBy(write: WaitingWrite, other: WaitingWrite): boolean {
  const subject = subjectOf(write);
  return subject !== null && isSetAside(other) && other.id < write.id && subjectOf(other) === subject;
}
