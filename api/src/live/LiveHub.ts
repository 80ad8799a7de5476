import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS } from '@fleetwatch/contract/live/wire';
import { currentClub, runInClub, type ClubScope } from '../platform/club/clubScope.ts';
import { CHECK_AGE_MS, countedOf, versionsChecked } from '../platform/cache/followModelVersions.ts';
import { runtime } from '../platform/config/runtime.ts';
import { deviceOf, mayListenNow, rightsVersion, type Listening } from './listening.ts';
import { LiveListener, LiveNews } from './LiveListener.ts';
import { topicVersions, type TopicVersions } from './topicVersions.ts';

interface LiveClub {
  scope: ClubScope;
  listeners: Set<LiveListener>;
  isPlanned: boolean;
  /** What was counted of who may listen when that was last looked at. */
  rights: number;
}

export interface NewListener {
  who: Listening;
  res: ServerResponse;
  known: TopicVersions;
}

const newsOf = (club: string): LiveNews => new LiveNews(topicVersions(countedOf(club)));

/** All devices that listen to this process, by club. */
export class LiveHub {
  readonly #clubs = new Map<string, LiveClub>();
  #timers: NodeJS.Timeout[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /**
   * Tells a device of the club of the work at hand, from what it knew on, until it leaves, is dropped, or may listen no more.
   */
  add({ who, res, known }: NewListener): void {
    const scope = currentClub();
    const club = String(scope.id);
    const { listeners } = this.#club(scope);
    const listener = new LiveListener(who, res, known);
    this.#makeRoom(listeners, deviceOf(who));
    listeners.add(listener);
    this.#count += 1;
    res.on('drain', () => {
      listener.resume(newsOf(club));
    });
    res.once('close', () => {
      listeners.delete(listener);
      this.#count -= 1;
      if (listeners.size === 0) this.#clubs.delete(club);
      if (this.#clubs.size === 0) this.#rest();
    });
    listener.open(newsOf(club));
    // What let it in may have ended since that was looked at.
    void this.#endUnwelcome(scope, [listener]);
  }

  /** Ends the oldest stream of a device that has as many as it may have: it is one that nobody looks at. */
  #makeRoom(listeners: ReadonlySet<LiveListener>, device: string | null): void {
    if (device === null) return;
    // In the order in which they came.
    const open = [...listeners].filter((one) => one.isOpen && deviceOf(one.who) === device);
    if (open.length >= runtime().limits.liveStreamsPerDevice) open[0]?.end();
  }

  /** A club's counts have risen: whoever listens is told once for all that rose in this moment. */
  plan(club: string): void {
    const present = this.#clubs.get(club);
    if (!present || present.isPlanned) return;
    present.isPlanned = true;
    setImmediate(() => {
      present.isPlanned = false;
      const news = newsOf(club);
      for (const listener of present.listeners) listener.tell(news);
      const rights = rightsVersion(countedOf(club));
      if (rights === present.rights) return;
      present.rights = rights;
      void this.#endUnwelcome(present.scope, present.listeners);
    });
  }

  /** Ends every stream; devices come back, to another process. */
  end(): void {
    for (const { listeners } of this.#clubs.values()) for (const listener of listeners) listener.end();
  }

  /** Ends the streams of callers who have lost the right to listen; the server refuses them when they reconnect. */
  async #endUnwelcome(scope: ClubScope, listeners: Iterable<LiveListener>): Promise<void> {
    try {
      const mayListen = await runInClub(scope, mayListenNow);
      for (const listener of listeners) if (!mayListen(listener.who)) listener.end();
    } catch {
      // The database is away, and nobody can be asked: the next heartbeat looks again.
    }
  }

  #club(scope: ClubScope): LiveClub {
    const club = String(scope.id);
    const present = this.#clubs.get(club);
    if (present) return present;
    const rights = rightsVersion(countedOf(club));
    const fresh = { scope, listeners: new Set<LiveListener>(), isPlanned: false, rights };
    this.#clubs.set(club, fresh);
    if (this.#timers.length === 0) this.#wake();
    return fresh;
  }

  #wake(): void {
    const beat = setInterval(() => {
      for (const { scope, listeners } of this.#clubs.values()) {
        for (const listener of listeners) if (!listener.beat()) listener.drop();
        // A club may have begun to pair its tablets.
        void this.#endUnwelcome(scope, listeners);
      }
    }, LIVE_HEARTBEAT_MS);
    // Where no change stream brings news, the counts are looked at as often as for polls.
    const look = setInterval(() => {
      for (const club of this.#clubs.keys()) versionsChecked(club)?.catch(() => undefined);
    }, CHECK_AGE_MS);
    this.#timers = [beat, look];
    for (const timer of this.#timers) timer.unref();
  }

  #rest(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
