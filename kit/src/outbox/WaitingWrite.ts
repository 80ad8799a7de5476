import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { ApiFailure } from '../store/apiFailure.ts';
import type { ApiCall, QueueKind } from '../request/apiCall.ts';

/** A write as the member made it. */
export interface NewWrite {
  kind: QueueKind;
  call: ApiCall;
  /** Its `Idempotency-Key`, so that a resend after a lost response has one effect. */
  key: string;
  /** Time of the write, ms since 1970 by this device's clock. The clock skew is added when it is sent. */
  happenedAt: number;
}

/** A write queued on this device. It never holds a password or a token. */
export interface WaitingWrite extends NewWrite {
  /** Assigned by the database; writes are sent in this order. */
  id: number;
  /** The member who made it: only they see it, and it is sent only with their token. */
  memberId: string;
  /** Temporary id of what this write creates, by which other writes refer to it until the server assigns the real id. */
  waitingId: string;
  /** Title for the member: 'Launch Kestrel'. */
  title: string;
  /** The optimistic response that the screen was given. */
  answer: unknown;
  /** The boat of this write, as far as this device knew it. */
  boat: Boat | null;
  /** Why the member decides what to do with the write: the server's refusal, or a failure that stayed (`isSetAside`). */
  refusal: ApiFailure | null;
  /** Number of the server's consecutive failures at this write, and the time of the first, ms since 1970. */
  failed?: { times: number; since: number };
  /**
   * Whether the page that made the write is sending it for the first time. The write waits once that page has failed to get
   * a response, or is closed.
   */
  isSending: boolean;
}
