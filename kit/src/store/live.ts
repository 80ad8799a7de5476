// @shell

import { createParser } from 'eventsource-parser';
import {
  LIVE_EVENT,
  LIVE_HEARTBEAT_MS,
  LIVE_TOPICS,
  topicsOf,
  type LiveTopic,
} from '@fleetwatch/contract/live/wire';
import { failureOf, isOutcomeUnknown } from './apiFailure.ts';
import { baseApi } from './baseApi.ts';
import { backEnd } from './backEnd.ts';
import type { AppStore, RootState } from './createStore.ts';
import { followedTags, followedTopics } from './remoteAdditions.ts';
import { renewToken } from './renewToken.ts';
import type { TagType } from './tagTypes.ts';

/**
 * The shell's inbox has a tag besides those of kit: `TagType` is in every exported type, and grows with a major version only.
 */
const api = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications'] });
type LiveTag = TagType | 'Notifications';

/** The tags to invalidate for each topic. A launch also changes boats and the deck list; a landing changes miles. */
const TAGS: Readonly<Record<LiveTopic, readonly LiveTag[]>> = {
  sorties: ['Sorties', 'Boats', 'OnDeck', 'Members', 'Statistics', 'Activity'],
  ondeck: ['OnDeck'],
  fleet: ['Boats', 'FleetGroups', 'Plans'],
  plans: ['Plans'],
  tweets: ['Tweets'],
  members: ['Members', 'UserGroups', 'Agents'],
  workouts: ['Workouts', 'WorkoutTypes'],
  club: ['Club'],
  notifications: ['Notifications'],
};

/** Topics of kit's own lists, and of those that remotes follow. */
const tagsOf = (topic: string): LiveTag[] => [
  ...(TAGS[topic as LiveTopic] ?? []),
  ...(followedTags(topic) as LiveTag[]),
];

/** Events within this time after a refetch are batched: a regatta launches many boats a second. */
export const LIVE_BATCH_MS = 1_000;
export const LIVE_RETRY_FIRST_MS = 1_000;
export const LIVE_RETRY_LAST_MS = 60_000;
/** A stream without any byte for this long is considered dead. */
export const LIVE_SILENCE_MS = 2 * LIVE_HEARTBEAT_MS + 5_000;

interface ShownQuery {
  status: string;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

/** The server refused the event stream, with or without a Retry-After. */
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
 * Returns topics of visible data older than their last change, such as a cached response, data requested before the token, or a
 * list that failed to load.
 * @param changedAt ms since 1970, by this device's clock
 */
function olderTopics(state: RootState, changedAt: ReadonlyMap<string, number>): string[] {
  const isOlder = ({ status, error, fulfilledTimeStamp = 0 }: ShownQuery, sinceMs: number) =>
    status === 'rejected'
      ? // A refused request would be refused again.
        isOutcomeUnknown(failureOf(error))
      : status === 'fulfilled' && fulfilledTimeStamp < sinceMs;
  return [...changedAt].flatMap(([topic, sinceMs]) =>
    api.util.selectInvalidatedBy(state, tagsOf(topic)).some(({ queryCacheKey }) => {
      const query = state.api.queries[queryCacheKey];
      return query !== undefined && isOlder(query, sinceMs);
    })
      ? [topic]
      : [],
  );
}

class LiveFollower {
  readonly #store: AppStore;
  readonly #unfollow: () => void;
  #stream: AbortController | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #batchTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed = new Set<string>();
  #lastId: string | null = null;
  /** Time of each topic's latest change, as received by this page. Older data is refetched once the stream is open. */
  readonly #changedAt = new Map<string, number>();
  #failures = 0;
  #memberId: string;

  constructor(store: AppStore) {
    this.#store = store;
    this.#memberId = store.getState().session.profile.id;
    this.#start();
    this.#unfollow = store.subscribe(() => {
      const { id } = store.getState().session.profile;
      if (id === this.#memberId) return;
      // Another member may be of another club, which has its own event ids.
      this.#memberId = id;
      this.#lastId = null;
      this.#changedAt.clear();
      this.#restart();
    });
    document.addEventListener('visibilitychange', this.#restart);
    globalThis.addEventListener('online', this.#restart);
    this.#restart();
  }

  /**
   * A newly opened page subscribes from the position before its first request, so that it fetches no list twice: only older
   * data is refetched. Without a position the first event names every topic.
   */
  #start(): void {
    const { eventsBefore } = this.#store.getState().session;
    if (!eventsBefore) return;
    this.#lastId = eventsBefore.id;
    for (const topic of LIVE_TOPICS) this.#changedAt.set(topic, eventsBefore.receivedAt);
  }

  stop(): void {
    this.#unfollow();
    document.removeEventListener('visibilitychange', this.#restart);
    globalThis.removeEventListener('online', this.#restart);
    this.#cut();
    clearTimeout(this.#batchTimer);
  }

  /**
   * Disconnects while the page is hidden, because browsers allow few connections per origin and phones sleep; reconnects
   * from the last event.
   */
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

  /** Exponential with jitter, because all devices lose the stream at the same moment. */
  #backoff(): number {
    const longest = Math.min(LIVE_RETRY_LAST_MS, LIVE_RETRY_FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    return longest * (0.5 + Math.random() / 2);
  }

  async #read(stream: AbortController): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stream.abort();
        if (this.#stream === stream) this.#restart();
      }, LIVE_SILENCE_MS);
    };
    restartTimer();
    try {
      const answer = await this.#connect(stream.signal);
      if (!answer.ok || !answer.body) throw new Refused(answer);
      this.#refetchSoon(olderTopics(this.#store.getState(), this.#withFollowed()));
      const parser = createParser({
        onId: (id) => {
          this.#lastId = id;
        },
        onEvent: ({ event, data }) => {
          this.#failures = 0;
          if (event === LIVE_EVENT) this.#handle(topicsOf(data));
        },
      });
      const write = (text: string): void => {
        restartTimer();
        parser.feed(text);
      };
      await answer.body
        .pipeThrough(new TextDecoderStream())
        .pipeTo(new WritableStream({ write }), { signal: stream.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  async #connect(signal: AbortSignal): Promise<Response> {
    const token = await this.#token();
    const answer = await this.#send(token, signal);
    if (answer.status !== 401 || token === null) return answer;
    await this.#renew();
    return this.#send(this.#store.getState().session.token, signal);
  }

  /** A signed-in member's stream needs their token, which decides the club; the kiosk's stream needs none. */
  async #token(): Promise<string | null> {
    const { profile, token } = this.#store.getState().session;
    if (profile.isAuthorised && token === null) await this.#renew();
    return this.#store.getState().session.token;
  }

  async #renew(): Promise<void> {
    const { error } = await this.#store.dispatch(renewToken());
    if (error) throw new Error(error.text);
  }

  #send(token: string | null, signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    if (this.#lastId !== null) headers['Last-Event-ID'] = this.#lastId;
    return fetch(`${backEnd()}/events`, { headers, signal, cache: 'no-store' });
  }

  /** A remote's topic without any event so far counts as old as those of kit. */
  #withFollowed(): Map<string, number> {
    const { eventsBefore } = this.#store.getState().session;
    if (!eventsBefore || this.#lastId === null) return this.#changedAt;
    const unheard = followedTopics().map((topic): [string, number] => [topic, eventsBefore.receivedAt]);
    return new Map([...unheard, ...this.#changedAt]);
  }

  #handle(topics: readonly string[]): void {
    for (const topic of topics) this.#changedAt.set(topic, Date.now());
    this.#refetchSoon(topics);
  }

  #refetchSoon(topics: readonly string[]): void {
    for (const topic of topics) this.#changed.add(topic);
    if (this.#changed.size > 0 && this.#batchTimer === undefined) this.#refetch();
  }

  /** The first event refetches at once, later ones within the interval are batched. */
  #refetch(): void {
    const tags = new Set([...this.#changed].flatMap(tagsOf));
    this.#changed.clear();
    this.#batchTimer = undefined;
    if (tags.size === 0) return;
    this.#store.dispatch(api.util.invalidateTags([...tags]));
    this.#batchTimer = setTimeout(() => {
      this.#refetch();
    }, LIVE_BATCH_MS);
  }
}

/**
 * Subscribes to the server's events while the page is visible, and refetches the visible data of a changed topic (rule
 * portal.kept). Without events the documented polling intervals still apply. Returns the unsubscribe function.
 */
export function followLive(store: AppStore): () => void {
  const follower = new LiveFollower(store);
  return () => {
    follower.stop();
  };
}
