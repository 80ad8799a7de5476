// @shell

import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { RemoteQueueKind } from '../request/apiCall.ts';
import type { LocalSnapshot } from '../outbox/localSnapshot.ts';
import type { WaitingWrite } from '../outbox/WaitingWrite.ts';

/** Facts that this device knows when a write is made. */
export interface QueueContext extends LocalSnapshot {
  /** Temporary id of what the write creates, by which later writes may refer to it. */
  waitingId: string;
  /** Time of the write, ms since 1970 by this device's clock. */
  happenedAt: number;
}

/**
 * Shows waiting writes in the answer of a query: `url` is its path, `writes` are those that were not refused. It is called for
 * every query, and returns other answers as they are.
 */
export type MergeWaiting = (url: string, answer: unknown, writes: readonly WaitingWrite[]) => unknown;

/** A kind of write of a remote that may wait without a network (rule portal.outbox). `Body` is that of its call. */
export interface QueueKindDefinition<Body> {
  /** For its member, on one line: 'Report on Kestrel: rigger bent'. */
  title(body: Body, here: QueueContext): string;
  /** Value for the screen until the server answers; an empty object by default. */
  answer?(body: Body, here: QueueContext): unknown;
  /** The boat it is about, as far as this device knows it. */
  boat?(body: Body, here: QueueContext): Boat | null;
  merge?: MergeWaiting;
}

const kinds = new Map<string, QueueKindDefinition<unknown>>();
const merges = new Map<string, MergeWaiting>();

/** Adds a merge of waiting writes into an answer; one of the same name replaces it. */
export function addMerge(name: string, merge: MergeWaiting): void {
  merges.set(name, merge);
}

/** Adds a kind of write, or replaces it if its code is evaluated again. */
export function addQueueKind<Body>(kind: RemoteQueueKind, definition: QueueKindDefinition<Body>): void {
  kinds.set(kind, definition as QueueKindDefinition<unknown>);
  if (definition.merge) addMerge(kind, definition.merge);
}

/** Undefined when no remote on this page has added it. */
export const queueKind = (kind: RemoteQueueKind): QueueKindDefinition<unknown> | undefined => kinds.get(kind);

/** Each with its name. */
export const allMerges = (): [string, MergeWaiting][] => [...merges];

/** Tags that remotes have refetched for a topic of the server's events, by remote: `'mf-a' → { 'module:mf-a': [...] }`. */
const followed = new Map<string, Readonly<Record<string, readonly string[]>>>();

/** Adds to the topics that a remote follows: each of its files may follow others. */
export function followTopics(remote: string, tags: Readonly<Record<string, readonly string[]>>): void {
  const before = followed.get(remote) ?? {};
  const added = Object.entries(tags).map(([topic, more]) => [topic, [...(before[topic] ?? []), ...more]]);
  followed.set(remote, { ...before, ...Object.fromEntries(added) });
}

/** The topics that remotes of this page follow. */
export const followedTopics = (): string[] => [...followed.values()].flatMap((tags) => Object.keys(tags));

/** The tags of all remotes for a topic. */
export const followedTags = (topic: string): string[] =>
  [...followed.values()].flatMap((tags) => tags[topic] ?? []);

/** Removes a remote's additions: another version of its code adds its own. */
export function releaseAdditions(remote: string): void {
  const isOwn = (name: string) => name.startsWith(`${remote}/`);
  for (const kind of [...kinds.keys()].filter(isOwn)) kinds.delete(kind as RemoteQueueKind);
  for (const name of [...merges.keys()].filter(isOwn)) merges.delete(name);
  followed.delete(remote);
}
