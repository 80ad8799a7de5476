import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenHere } from './listenHere.ts';

export interface HookDouble {
  /** 'http://127.0.0.1:port/sms', for the API's `alarmHook`. */
  address: string;
  /** Requests received so far, including rejected ones. */
  received: { path: string; key: string; body: unknown }[];
  /** Status of answers from now on; 0 never answers. */
  answer: number;
  close(): Promise<void>;
}

/** Starts a double of the operator's alarm hook, which would forward alarms by SMS. */
export async function startHookDouble(): Promise<HookDouble> {
  const server = createServer((req, res) => {
    void (async () => {
      const body: unknown = JSON.parse(await text(req));
      double.received.push({ path: req.url ?? '', key: String(req.headers['idempotency-key']), body });
      if (double.answer !== 0) res.writeHead(double.answer, { Location: '/elsewhere' }).end();
    })();
  });
  const double: HookDouble = {
    address: `${await listenHere(server)}/sms`,
    received: [],
    answer: 204,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return double;
}
