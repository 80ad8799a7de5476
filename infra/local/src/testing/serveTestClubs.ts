import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { clubCopier } from './clubCopier.ts';

/** Listens beside a portal, on this machine alone: POST with a club's settings copies the default club, and answers its host name. */
export async function serveTestClubs(port: number): Promise<void> {
  const copyClub = clubCopier();
  const answer = async (req: IncomingMessage): Promise<string> =>
    copyClub(JSON.parse(await text(req)) as Parameters<typeof copyClub>[0]);
  const server = createServer((req, res) => {
    answer(req).then(
      (host) => res.end(host),
      (error: unknown) => {
        res.statusCode = 500;
        res.end(String(error));
      },
    );
  });
  await listen(server, { host: '127.0.0.1', port });
}
