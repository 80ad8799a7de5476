import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS } from '@fleetwatch/contract/live/wire';
import { CHECK_AGE_MS, countedOf, revisionsChecked } from '../platform/followRevisions.ts';
import { LiveListener, LiveNews } from './LiveListener.ts';
import { topicRevisions, type TopicRevisions } from './topicRevisions.ts';

interface LiveClub {
  listeners: Set<LiveListener>;
  isPlanned: boolean;
}

const newsOf = (club: string): LiveNews => new LiveNews(topicRevisions(countedOf(club)));

/** All devices that listen to this process, by club. */
export class LiveHub {
  readonly #clubs = new Map<string, LiveClub>();
  #timers: NodeJS.Timeout[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Tells a device, from what it knew on, until it leaves or is dropped. */
  add(club: string, res: ServerResponse, known: TopicRevisions): void {
    const { listeners } = this.#club(club);
    const listener = new LiveListener(res, known);
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
    });
  }

  /** Ends every stream; devices come back, to another process. */
  end(): void {
    for (const { listeners } of this.#clubs.values()) for (const listener of listeners) listener.end();
  }

  #club(club: string): LiveClub {
    const present = this.#clubs.get(club);
    if (present) return present;
    const fresh = { listeners: new Set<LiveListener>(), isPlanned: false };
    this.#clubs.set(club, fresh);
    if (this.#timers.length === 0) this.#wake();
    return fresh;
  }

  #wake(): void {
    const beat = setInterval(() => {
      for (const { listeners } of this.#clubs.values()) {
        for (const listener of listeners) if (!listener.beat()) listener.drop();
      }
    }, LIVE_HEARTBEAT_MS);
    // Where no change stream brings news, the counts are looked at as often as for polls.
    const look = setInterval(() => {
      for (const club of this.#clubs.keys()) revisionsChecked(club)?.catch(() => undefined);
    }, CHECK_AGE_MS);
    this.#timers = [beat, look];
    for (const timer of this.#timers) timer.unref();
  }

  #rest(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
