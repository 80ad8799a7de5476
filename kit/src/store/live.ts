import { createParser } from 'eventsource-parser';
import { LIVE_EVENT, LIVE_HEARTBEAT_MS, topicsOf, type LiveTopic } from '@fleetwatch/contract/live/wire';
import { baseApi } from './baseApi.ts';
import { backEnd } from './backEnd.ts';
import type { AppStore, RootState } from './createStore.ts';
import { renewToken } from './renewToken.ts';
import type { TagType } from './tagTypes.ts';

/** What is shown of a topic. A launch also takes its boat from the dock and its people off deck; a landing moves miles. */
const TAGS: Readonly<Record<LiveTopic, readonly TagType[]>> = {
  sorties: ['Sorties', 'Boats', 'OnDeck', 'Members', 'Statistics', 'Activity'],
  ondeck: ['OnDeck'],
  fleet: ['Boats', 'FleetGroups'],
  plans: ['Plans'],
  tweets: ['Tweets'],
  members: ['Members', 'UserGroups', 'Agents'],
  workouts: ['Workouts', 'WorkoutTypes'],
};

/** What follows within this after an event is asked for together: a regatta launches many boats a second. */
export const LIVE_GATHER_MS = 1_000;
export const LIVE_RETRY_FIRST_MS = 1_000;
export const LIVE_RETRY_LAST_MS = 60_000;
/** A stream that is silent for this long is dead, whatever the network says. */
export const LIVE_SILENCE_MS = 2 * LIVE_HEARTBEAT_MS + 5_000;

interface ShownQuery {
  status: string;
  fulfilledTimeStamp?: number | undefined;
}

/** The server will not have this device listen now; it said in how many seconds to ask again, or nothing. */
class Refused extends Error {
  readonly status: number;
  readonly retryAfterMs: number;

  constructor(answer: Response) {
    super(`GET /events: ${answer.status}`);
    this.status = answer.status;
    this.retryAfterMs = Number(answer.headers.get('Retry-After') ?? 0) * 1_000;
  }
}

/**
 * From where a page that has just begun may listen: all that it shows was asked for after that. Null, which brings all topics,
 * where something shown is older, as what was kept on the device is, or did not come.
 */
function startOf({ session, api }: RootState): string | null {
  const { eventsBefore } = session;
  if (!eventsBefore) return null;
  const isOlder = ({ status, fulfilledTimeStamp = 0 }: ShownQuery) =>
    status === 'rejected' || (status === 'fulfilled' && fulfilledTimeStamp < eventsBefore.heardAt);
  return Object.values(api.queries).some((query) => query && isOlder(query)) ? null : eventsBefore.id;
}

class LiveFollower {
  readonly #store: AppStore;
  readonly #unfollow: () => void;
  #stream: AbortController | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  readonly #heard = new Set<LiveTopic>();
  #lastId: string | null = null;
  #failures = 0;
  #memberId: string;

  constructor(store: AppStore) {
    this.#store = store;
    this.#memberId = store.getState().session.profile.id;
    this.#lastId = startOf(store.getState());
    this.#unfollow = store.subscribe(() => {
      const { id } = store.getState().session.profile;
      if (id === this.#memberId) return;
      // Another member may be of another club, whose events are counted on their own.
      this.#memberId = id;
      this.#lastId = null;
      this.#restart();
    });
    document.addEventListener('visibilitychange', this.#restart);
    globalThis.addEventListener('online', this.#restart);
    this.#restart();
  }

  stop(): void {
    this.#unfollow();
    document.removeEventListener('visibilitychange', this.#restart);
    globalThis.removeEventListener('online', this.#restart);
    this.#cut();
    clearTimeout(this.#gathering);
  }

  /** A hidden page lets go: browsers give an address few connections, and a phone sleeps. It goes on where it was. */
  readonly #restart = (): void => {
    this.#cut();
    this.#failures = 0;
    if (document.visibilityState === 'visible') void this.#listen();
  };

  #cut(): void {
    clearTimeout(this.#retry);
    this.#stream?.abort();
    this.#stream = null;
  }

  async #listen(): Promise<void> {
    const stream = new AbortController();
    this.#stream = stream;
    let waitMs = 0;
    try {
      await this.#read(stream);
    } catch (error) {
      if (error instanceof Refused) waitMs = error.retryAfterMs;
    }
    if (this.#stream !== stream) return;
    this.#retry = setTimeout(() => void this.#listen(), Math.max(waitMs, this.#backoff()));
  }

  /** Longer after each failure, and never the same for all devices, which were all cut at once. */
  #backoff(): number {
    const longest = Math.min(LIVE_RETRY_LAST_MS, LIVE_RETRY_FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    return longest * (0.5 + Math.random() / 2);
  }

  async #read(stream: AbortController): Promise<void> {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hear = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        stream.abort();
        if (this.#stream === stream) this.#restart();
      }, LIVE_SILENCE_MS);
    };
    hear();
    try {
      const answer = await this.#connect(stream.signal);
      if (!answer.ok || !answer.body) throw new Refused(answer);
      const parser = createParser({
        onId: (id) => {
          this.#lastId = id;
        },
        onEvent: ({ event, data }) => {
          this.#failures = 0;
          if (event === LIVE_EVENT) this.#tell(topicsOf(data));
        },
      });
      const write = (text: string): void => {
        hear();
        parser.feed(text);
      };
      await answer.body
        .pipeThrough(new TextDecoderStream())
        .pipeTo(new WritableStream({ write }), { signal: stream.signal });
    } finally {
      clearTimeout(silence);
    }
  }

  async #connect(signal: AbortSignal): Promise<Response> {
    const token = await this.#token();
    const answer = await this.#send(token, signal);
    if (answer.status !== 401 || token === null) return answer;
    await this.#renew();
    return this.#send(this.#store.getState().session.token, signal);
  }

  /** A member's stream is of their club, so it waits for their token; the kiosk's is of the page's own. */
  async #token(): Promise<string | null> {
    const { profile, token } = this.#store.getState().session;
    if (profile.isAuthorised && token === null) await this.#renew();
    return this.#store.getState().session.token;
  }

  async #renew(): Promise<void> {
    const failure = await this.#store.dispatch(renewToken());
    if (failure) throw new Error(failure.text);
  }

  #send(token: string | null, signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    if (this.#lastId !== null) headers['Last-Event-ID'] = this.#lastId;
    return fetch(`${backEnd()}/events`, { headers, signal, cache: 'no-store' });
  }

  #tell(topics: readonly LiveTopic[]): void {
    for (const topic of topics) this.#heard.add(topic);
    if (this.#gathering === undefined) this.#askAnew();
  }

  /** At once for the first, then for what came meanwhile. */
  #askAnew(): void {
    const tags = new Set([...this.#heard].flatMap((topic) => TAGS[topic]));
    this.#heard.clear();
    this.#gathering = undefined;
    if (tags.size === 0) return;
    this.#store.dispatch(baseApi.util.invalidateTags([...tags]));
    this.#gathering = setTimeout(() => {
      this.#askAnew();
    }, LIVE_GATHER_MS);
  }
}

/**
 * Follows the server's events while the page is seen: whatever this device shows of a topic that changed is asked for
 * anew (rule portal.kept). Without events, or until they are back, the documented intervals of
 * polling do the same later. Returns the way to stop.
 */
export function followLive(store: AppStore): () => void {
  const follower = new LiveFollower(store);
  return () => {
    follower.stop();
  };
}
