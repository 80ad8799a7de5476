import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { ApiFailure } from '../store/apiFailure.ts';
import type { ApiCall, QueueKind } from '../request/apiCall.ts';

/** A write as its member made it. */
export interface NewWrite {
  kind: QueueKind;
  call: ApiCall;
  /** Its `Idempotency-Key`: sent again after a lost answer it has one effect. */
  key: string;
  /** ms since 1970 by this device's clock; what the server is told has the difference of the clocks in it. */
  happenedAt: number;
}

/** A write that waits on this device. It never holds a password or a token. */
export interface WaitingWrite extends NewWrite {
  /** Given by the database; they are sent in this order. */
  id: number;
  /** Whose it is: only they see it, and only with their token it is sent. */
  memberId: string;
  /** By which others name what this one makes, until the server has given an id. */
  waitingId: string;
  /** For its member: 'Launch Kestrel'. */
  title: string;
  /** What its screen was answered, as if it had happened. */
  answer: unknown;
  /** The boat it is about, as far as this device knew it. */
  boat: Boat | null;
  /** What the server said to it; then it is its member who decides. */
  refusal: ApiFailure | null;
  /** The page that made it is sending it for the first time. Until that page has an answer, or is gone, it does not wait. */
  isSending: boolean;
}
