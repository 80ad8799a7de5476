import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { LIVE_EVENT, type LiveChange } from '@fleetwatch/contract/live/wire';

export interface LiveEvent {
  id: string;
  changes: LiveChange[];
}

export interface ListenerOptions {
  token?: string;
  after?: string;
  host?: string;
  cookie?: string;
}

/** A client of the event stream. */
export class Listener {
  readonly #waiting: ((event: LiveEvent | null) => void)[] = [];
  readonly #events: (LiveEvent | null)[] = [];
  readonly #sent: ClientRequest;
  response: IncomingMessage | null = null;
  text = '';
  /** All topics of the events so far. */
  readonly topics = new Set<string>();

  constructor(sent: ClientRequest) {
    this.#sent = sent;
  }

  static async open(base: string, { token, after, host, cookie }: ListenerOptions = {}): Promise<Listener> {
    const headers = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(after === undefined ? {} : { 'Last-Event-ID': after }),
      ...(host === undefined ? {} : { Host: host }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    };
    const sent = request(`${base}/events`, { headers });
    const listener = new Listener(sent);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve);
      sent.once('error', reject);
      sent.end();
    });
    listener.response = response;
    const parser = createParser({
      onEvent: ({ id = '', event, data }) => {
        if (event === LIVE_EVENT) listener.#receive(id, data);
      },
    });
    response.setEncoding('utf8').on('data', (chunk: string) => {
      listener.text += chunk;
      parser.feed(chunk);
    });
    response.once('error', () => listener.#deliver(null));
    response.once('end', () => listener.#deliver(null));
    return listener;
  }

  #receive(id: string, data: string): void {
    const { changes } = JSON.parse(data) as { changes: LiveChange[] };
    for (const { topic } of changes) this.topics.add(topic);
    this.#deliver({ id, changes });
  }

  #deliver(event: LiveEvent | null): void {
    const next = this.#waiting.shift();
    if (next) next(event);
    else this.#events.push(event);
  }

  /** Returns the next event; null at the end of the stream. */
  next(): Promise<LiveEvent | null> {
    const event = this.#events.shift();
    if (event !== undefined) return Promise.resolve(event);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Reads events until all these topics have arrived. Returns the last event's id. */
  async until(...topics: string[]): Promise<string> {
    const missing = new Set(topics);
    let id = '';
    while (missing.size > 0) {
      const event = await this.next();
      if (!event) throw new Error(`The stream ended without ${[...missing].join(', ')}.`);
      for (const { topic } of event.changes) missing.delete(topic);
      id = event.id;
    }
    return id;
  }

  /** Resolves when the server has ended the stream. */
  async ended(): Promise<void> {
    while (await this.next());
  }

  leave(): void {
    this.#sent.destroy();
  }
}
