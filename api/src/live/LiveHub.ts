import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS } from '@fleetwatch/contract/live/wire';
import { currentClub, runInClub, type ClubScope } from '../platform/club/clubScope.ts';
import { CHECK_AGE_MS, countsOf, whenVersionsChecked } from '../platform/cache/followModelVersions.ts';
import { runtime } from '../platform/config/runtime.ts';
import { deviceOf, listeningPredicate, rightsVersion, type StreamCaller } from './streamCaller.ts';
import { LiveListener, LiveUpdate } from './LiveListener.ts';
import { topicVersions, type TopicVersions } from '../platform/cache/topicVersions.ts';

interface LiveClub {
  scope: ClubScope;
  listeners: Set<LiveListener>;
  isPlanned: boolean;
  /** Version of the club's access rights at the last check of its streams. */
  rights: number;
}

export interface NewListener {
  who: StreamCaller;
  res: ServerResponse;
  known: TopicVersions;
}

const updateOf = (club: string): LiveUpdate => new LiveUpdate(topicVersions(countsOf(club)));

/** All open event streams of this process, by club. */
export class LiveHub {
  readonly #clubs = new Map<string, LiveClub>();
  #timers: NodeJS.Timeout[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /**
   * Streams the current club's changes to a device, starting after the versions it knows, until the device disconnects,
   * is dropped, or loses the right to listen.
   */
  add({ who, res, known }: NewListener): void {
    const scope = currentClub();
    const club = String(scope.id);
    const { listeners } = this.#club(scope);
    const listener = new LiveListener(who, res, known);
    this.#endOldest(listeners, deviceOf(who));
    listeners.add(listener);
    this.#count += 1;
    res.on('drain', () => {
      listener.resume(updateOf(club));
    });
    res.once('close', () => {
      listeners.delete(listener);
      this.#count -= 1;
      if (listeners.size === 0) this.#clubs.delete(club);
      if (this.#clubs.size === 0) this.#stopTimers();
    });
    listener.open(updateOf(club));
    // The caller may have lost the right to listen since the request was authorized.
    void this.#endUnauthorized(scope, [listener]);
  }

  /** Ends the oldest stream of a device that has reached its limit, which belongs to a stale page. */
  #endOldest(listeners: ReadonlySet<LiveListener>, device: string | null): void {
    if (device === null) return;
    // A set keeps insertion order, so the oldest comes first.
    const open = [...listeners].filter((one) => one.isOpen && deviceOf(one.who) === device);
    if (open.length >= runtime().limits.liveStreamsPerDevice) open[0]?.end();
  }

  /** Schedules one event per listener for all changes of a club in this turn of the event loop. */
  plan(club: string): void {
    const present = this.#clubs.get(club);
    if (!present || present.isPlanned) return;
    present.isPlanned = true;
    setImmediate(() => {
      present.isPlanned = false;
      const update = updateOf(club);
      for (const listener of present.listeners) listener.send(update);
      const rights = rightsVersion(countsOf(club));
      if (rights === present.rights) return;
      present.rights = rights;
      void this.#endUnauthorized(present.scope, present.listeners);
    });
  }

  /** Ends every stream; devices reconnect to another process. */
  end(): void {
    for (const { listeners } of this.#clubs.values()) for (const listener of listeners) listener.end();
  }

  /** Ends the streams of callers who have lost the right to listen; the server refuses them when they reconnect. */
  async #endUnauthorized(scope: ClubScope, listeners: Iterable<LiveListener>): Promise<void> {
    try {
      const mayListen = await runInClub(scope, listeningPredicate);
      for (const listener of listeners) if (!mayListen(listener.who)) listener.end();
    } catch {
      // The database did not answer: the next heartbeat checks again.
    }
  }

  #club(scope: ClubScope): LiveClub {
    const club = String(scope.id);
    const present = this.#clubs.get(club);
    if (present) return present;
    const rights = rightsVersion(countsOf(club));
    const fresh = { scope, listeners: new Set<LiveListener>(), isPlanned: false, rights };
    this.#clubs.set(club, fresh);
    if (this.#timers.length === 0) this.#startTimers();
    return fresh;
  }

  #startTimers(): void {
    const heartbeat = setInterval(() => {
      for (const { scope, listeners } of this.#clubs.values()) {
        for (const listener of listeners) if (!listener.heartbeat()) listener.drop();
        // Pairing may have been switched on for the club.
        void this.#endUnauthorized(scope, listeners);
      }
    }, LIVE_HEARTBEAT_MS);
    // Without a change stream, versions are read as often as for polls.
    const check = setInterval(() => {
      for (const club of this.#clubs.keys()) whenVersionsChecked(club)?.catch(() => undefined);
    }, CHECK_AGE_MS);
    this.#timers = [heartbeat, check];
    for (const timer of this.#timers) timer.unref();
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
