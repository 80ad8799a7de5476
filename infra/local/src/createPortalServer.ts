import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { drain, KEEP_ALIVE_MS } from '@fleetwatch/api/platform/http/drain';
import { commonHeaders } from '@fleetwatch/site/gateway/securityHeaders';
import { listen, type Place } from './listen.ts';

type Handle = (req: IncomingMessage, res: ServerResponse) => void;

/** The only listening server. It takes its port before the rest is started, and answers 503 until then. */
export interface PortalServer {
  /** The actual port, which differs from the requested one when that was 0. */
  port: number;
  serve(handle: Handle): void;
  /** Accepts no more requests, lets running ones finish, and cuts the rest after 4 s. */
  drain(): Promise<void>;
}

function answerStarting(_req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(503, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '1',
    'Cache-Control': 'no-store',
  });
  res.end('Fleetwatch is starting.\n');
}

/** Starts listening. @throws StartRefusal when the port is taken or not allowed, or the machine has no such address */
export async function createPortalServer(place: Place): Promise<PortalServer> {
  let current: Handle = answerStarting;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => current(req, res));
  await listen(server, place);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    serve(handle) {
      current = handle;
    },
    drain: () => drain(server),
  };
}
