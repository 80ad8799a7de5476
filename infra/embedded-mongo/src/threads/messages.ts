import type { Sync } from '../storage/Connection.ts';

/** Start data of a thread. */
export interface ThreadOptions {
  role: 'writer' | 'reader';
  dir: string;
  sync: Sync;
  lockTimeoutMs: number;
  /** Marks the ids of its cursors. */
  owner: number;
}

/** Messages from the socket thread to others: commands as received over the wire, and ended sessions and connections. */
export type ToThread =
  | { kind: 'command'; id: number; message: Uint8Array; connectionId: number }
  | { kind: 'connectionClosed'; connectionId: number }
  | { kind: 'sessionsEnded'; sessions: string[] }
  | { kind: 'close' };

/** Messages from a thread: that it is ready or why it is not, whole messages for the wire, and its open cursors. */
export type FromThread =
  | { kind: 'ready'; error: string | undefined }
  | { kind: 'reply'; id: number; frame: Uint8Array<ArrayBuffer> | undefined; openCursors: number };
