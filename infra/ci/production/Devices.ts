import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { topicsOf } from '@fleetwatch/contract/live/wire';

export interface Answer {
  /** 0 when the connection broke. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Ask {
  path: string;
  method?: string;
  token?: string;
  /** Sent as JSON; a Buffer is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

const TRIES = 8;
const BETWEEN_TRIES_MS = 100;

/** Devices with keep-alive connections that repeat unanswered calls, as kit's base query does. */
export class Devices {
  readonly #origin: string;
  readonly #agent: Agent;

  constructor(origin: string, connections = 250) {
    this.#origin = origin;
    // The certificate is self-signed by the test.
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, rejectUnauthorized: false });
  }

  /** Sends one request, once. */
  send({ path, token, body, method = body === undefined ? 'GET' : 'POST', headers }: Ask): Promise<Answer> {
    const content = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    return new Promise((resolve) => {
      const broken = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
      const sent = request(
        `${this.#origin}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(content && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(content),
            }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', broken);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.once('error', broken);
      sent.end(content);
    });
  }

  /** Sends a write with one key, and repeats it until there is a response. */
  async write(ask: Ask): Promise<Answer> {
    const headers = { ...ask.headers, 'Idempotency-Key': randomUUID() };
    let answer = await this.send({ ...ask, headers });
    for (let tries = 1; tries < TRIES && (answer.status === 0 || answer.status >= 500); tries += 1) {
      await pause(BETWEEN_TRIES_MS * tries);
      answer = await this.send({ ...ask, headers });
    }
    return answer;
  }

  /** The response of a list. @throws when it fails */
  async list<Item>(path: string, token?: string): Promise<Item[]> {
    const { status, body } = await this.send({ path, ...(token !== undefined && { token }) });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return (JSON.parse(body.toString()) as { results: Item[] }).results;
  }

  /** Subscribes to the club's events, and calls back with the topics of each. */
  listen(token: string, onTopics: (topics: string[]) => void): void {
    const headers = { Authorization: `Bearer ${token}` };
    const stream = request(`${this.#origin}/api/events`, { agent: this.#agent, headers }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) onTopics(topicsOf(data));
      });
      answer.once('error', () => undefined);
    });
    stream.once('error', () => undefined);
    stream.end();
  }

  /** Opens an event stream and reads it until it ends; resolves with the response. */
  openStream(token?: string): Promise<{ status: number; isOpen(): boolean }> {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return new Promise((resolve) => {
      let isOpen = true;
      const end = () => (isOpen = false);
      const sent = request(`${this.#origin}/api/events`, { agent: this.#agent, headers }, (answer) => {
        answer.once('end', end).once('error', end).resume();
        resolve({ status: answer.statusCode ?? 0, isOpen: () => isOpen });
      });
      sent.once('error', () => resolve({ status: 0, isOpen: () => false }));
      sent.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
