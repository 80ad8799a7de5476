import { Agent, request } from 'node:http';

export interface Sent {
  status: number;
  body: string;
  tookMs: number;
}

export interface Ask {
  path: string;
  token?: string;
  body?: unknown;
  method?: string;
}

/** Clients with keep-alive connections, like devices. */
export class Crowd {
  readonly #agent: Agent;
  readonly #base: string;
  readonly #connections: number;

  constructor(base: string, connections: number) {
    this.#base = base;
    this.#connections = connections;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  /** Sends one request; a broken connection has status 0. */
  send({ path, token, body, method = body === undefined ? 'GET' : 'POST' }: Ask): Promise<Sent> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const done = (status: number, text: string): void => {
        resolve({ status, body: text, tookMs: performance.now() - startedAt });
      };
      const sent = request(
        `${this.#base}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...(content
              ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }
              : {}),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', () => done(0, ''));
          answer.once('end', () => done(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
        },
      );
      sent.once('error', (error) => done(0, String(error)));
      sent.end(content);
    });
  }

  /** Sends all requests; each connection sends its share sequentially. */
  async sendAll(asks: readonly Ask[]): Promise<Sent[]> {
    const answers: Sent[] = new Array<Sent>(asks.length);
    let next = 0;
    const device = async (): Promise<void> => {
      for (let index = next++; index < asks.length; index = next++) {
        const ask = asks[index];
        if (ask) answers[index] = await this.send(ask);
      }
    };
    await Promise.all(Array.from({ length: this.#connections }, device));
    return answers;
  }

  leave(): void {
    this.#agent.destroy();
  }
}
