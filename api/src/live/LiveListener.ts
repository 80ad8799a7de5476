import type { ServerResponse } from 'node:http';
import { LIVE_EVENT } from '@fleetwatch/contract/live/wire';
import type { Listening } from './listening.ts';
import { changesSince, idOf, type TopicVersions } from './topicVersions.ts';

/** How soon a browser's own EventSource comes back after a cut. */
const RETRY_MS = 2_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Asks proxies that gather answers (nginx) to pass each event on as it comes.
  'X-Accel-Buffering': 'no',
} as const;

/** An event as it goes over the wire. */
function frameOf(known: TopicVersions, present: TopicVersions): string {
  const changes = changesSince(known, present);
  return `id: ${idOf(present)}\nevent: ${LIVE_EVENT}\ndata: ${JSON.stringify({ changes })}\n\n`;
}

/** What all who listen are told in one moment: written down once for those who knew the same. */
export class LiveNews {
  readonly present: TopicVersions;
  readonly #frames = new Map<string, string>();

  constructor(present: TopicVersions) {
    this.present = present;
  }

  /** The event for who knew this much; null when that is all there is. */
  since(known: TopicVersions): string | null {
    const id = idOf(known);
    if (id === idOf(this.present)) return null;
    const frame = this.#frames.get(id) ?? frameOf(known, this.present);
    this.#frames.set(id, frame);
    return frame;
  }
}

/**
 * One device that listens. What it does not take at once is not gathered for it: when it reads again it is told of all
 * that changed meanwhile, in one event.
 */
export class LiveListener {
  readonly who: Listening;
  readonly #res: ServerResponse;
  #known: TopicVersions;
  #isWaiting = false;
  /** Nothing was taken since the heartbeat before the last. */
  #missed = 0;

  constructor(who: Listening, res: ServerResponse, known: TopicVersions) {
    this.who = who;
    this.#res = res;
    this.#known = known;
  }

  /** Whether it is told on, and was not ended. */
  get isOpen(): boolean {
    return !this.#res.writableEnded;
  }

  /** Starts the answer, and tells what the device does not know. */
  open(news: LiveNews): void {
    this.#res.writeHead(200, HEADERS);
    this.#res.socket?.setNoDelay(true);
    this.#write(`retry: ${RETRY_MS}\n\n`);
    this.tell(news);
  }

  tell(news: LiveNews): void {
    if (this.#isWaiting || this.#res.writableEnded) return;
    const frame = news.since(this.#known);
    this.#known = news.present;
    if (frame !== null) this.#write(frame);
  }

  /** Keeps proxies from cutting a stream that is only quiet. False for a device that takes nothing any more. */
  beat(): boolean {
    if (this.#isWaiting || this.#res.writableEnded) {
      this.#missed += 1;
      return this.#missed < 2;
    }
    this.#missed = 0;
    this.#write(':\n\n');
    return true;
  }

  /** Called when what was written has gone out. */
  resume(news: LiveNews): void {
    this.#isWaiting = false;
    this.tell(news);
  }

  end(): void {
    this.#res.end();
  }

  drop(): void {
    this.#res.destroy();
  }

  #write(text: string): void {
    if (!this.#res.write(text)) this.#isWaiting = true;
  }
}
