import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A message of webpack's development server. */
interface Message {
  type: string;
  data?: unknown;
}

/** Messages to a page with hot reloading. */
export class HotSocket {
  readonly #messages: Message[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#messages.push(JSON.parse(String(data)) as Message);
    });
  }

  static async open(origin: string): Promise<HotSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { origin } });
    const hot = new HotSocket(socket);
    await once(socket, 'open');
    return hot;
  }

  /** The hash of each finished build, in order. */
  get #builds(): string[] {
    return this.#messages.flatMap(({ type, data }) => (type === 'hash' ? [String(data)] : []));
  }

  /** Waits until this many builds were announced; returns the last one's hash. */
  async build(count: number, timeoutMs: number): Promise<string> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) {
      const hash = this.#builds[count - 1];
      if (hash !== undefined) return hash;
    }
    throw new Error(`The page received ${JSON.stringify(this.#messages)}.`);
  }

  close(): void {
    this.#socket.close();
  }
}
