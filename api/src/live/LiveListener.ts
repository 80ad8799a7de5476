import type { ServerResponse } from 'node:http';
import { LIVE_EVENT } from '@fleetwatch/contract/live/wire';
import type { StreamCaller } from './streamCaller.ts';
import { changesSince, eventIdOf, type TopicVersions } from '../platform/cache/topicVersions.ts';

/** Delay before a browser's EventSource reconnects. */
const RETRY_MS = 2_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Keeps buffering proxies (nginx) from delaying events.
  'X-Accel-Buffering': 'no',
} as const;

/** Formats a serialized event. */
function frameOf(known: TopicVersions, present: TopicVersions): string {
  const changes = changesSince(known, present);
  return `id: ${eventIdOf(present)}\nevent: ${LIVE_EVENT}\ndata: ${JSON.stringify({ changes })}\n\n`;
}

/** The current versions, and the serialized events for listeners that share the same known versions. */
export class LiveUpdate {
  readonly present: TopicVersions;
  readonly #frames = new Map<string, string>();

  constructor(present: TopicVersions) {
    this.present = present;
  }

  /** Returns the event for a listener that knows these versions; null when nothing has changed. */
  since(known: TopicVersions): string | null {
    const id = eventIdOf(known);
    if (id === eventIdOf(this.present)) return null;
    // The versions read from an event id do not include which modules the device knows.
    const key = known.modules ? id : `${id} alone`;
    const frame = this.#frames.get(key) ?? frameOf(known, this.present);
    this.#frames.set(key, frame);
    return frame;
  }
}

/**
 * One open event stream. Nothing is buffered for a slow device: when it reads again, it receives all changes
 * in one event.
 */
export class LiveListener {
  readonly who: StreamCaller;
  readonly #res: ServerResponse;
  #known: TopicVersions;
  #isWaiting = false;
  /** Heartbeats since the device last read anything. */
  #missed = 0;

  constructor(who: StreamCaller, res: ServerResponse, known: TopicVersions) {
    this.who = who;
    this.#res = res;
    this.#known = known;
  }

  /** Whether the stream has not ended. */
  get isOpen(): boolean {
    return !this.#res.writableEnded;
  }

  /** Sends the headers, and the changes that the device does not know. */
  open(update: LiveUpdate): void {
    this.#res.writeHead(200, HEADERS);
    this.#res.socket?.setNoDelay(true);
    this.#write(`retry: ${RETRY_MS}\n\n`);
    this.send(update);
  }

  send(update: LiveUpdate): void {
    if (this.#isWaiting || this.#res.writableEnded) return;
    const frame = update.since(this.#known);
    this.#known = update.present;
    if (frame !== null) this.#write(frame);
  }

  /**
   * Sends a comment that keeps proxies from closing an idle stream. Returns false if the device has not read
   * anything for two heartbeats.
   */
  heartbeat(): boolean {
    if (this.#isWaiting || this.#res.writableEnded) {
      this.#missed += 1;
      return this.#missed < 2;
    }
    this.#missed = 0;
    this.#write(':\n\n');
    return true;
  }

  /** Called when the socket's buffer has drained. */
  resume(update: LiveUpdate): void {
    this.#isWaiting = false;
    this.send(update);
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
