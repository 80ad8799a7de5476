import type { Sync } from '../storage/Connection.ts';

/** Data that a thread starts with. */
export interface ThreadOptions {
  role: 'writer' | 'reader';
  dir: string;
  sync: Sync;
  lockTimeoutMs: number;
  /** Marks the ids of its cursors. */
  owner: number;
}

/** Messages of the socket thread to others: commands as they came over the wire, and what has ended. */
export type ToThread =
  | { kind: 'command'; id: number; message: Uint8Array; connectionId: number }
  | { kind: 'connectionClosed'; connectionId: number }
  | { kind: 'sessionsEnded'; sessions: string[] }
  | { kind: 'close' };

/** Messages of a thread: that it is ready or why it is not, whole messages for the wire, and what it has open. */
export type FromThread =
  | { kind: 'ready'; error: string | undefined }
  | { kind: 'reply'; id: number; frame: Uint8Array<ArrayBuffer> | undefined; openCursors: number };
