import type { Sync } from '../storage/Connection.ts';

/** What a thread is given to start with. */
export interface ThreadOptions {
  role: 'writer' | 'reader';
  dir: string;
  sync: Sync;
  lockTimeoutMs: number;
  /** Marks the ids of its cursors. */
  owner: number;
}

/** What the thread of the sockets tells another: commands as they came over the wire, and what has ended. */
export type ToThread =
  | { kind: 'command'; id: number; message: Uint8Array; connectionId: number }
  | { kind: 'connectionClosed'; connectionId: number }
  | { kind: 'sessionsEnded'; sessions: string[] }
  | { kind: 'close' };

/** What a thread answers: that it is ready or why it is not, whole messages for the wire, and what it has open. */
export type FromThread =
  | { kind: 'ready'; error: string | undefined }
  | { kind: 'reply'; id: number; frame: Uint8Array<ArrayBuffer> | undefined; openCursors: number };
