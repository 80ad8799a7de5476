import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { createGateway } from './gateway/createGateway.ts';
import { createSiteRegistry } from './gateway/createSiteRegistry.ts';
import { shellFolder } from './sitePaths.ts';

interface SiteToServe {
  /** The folder of the site. */
  site: string;
  /** The address of a portal, whose API is called. */
  portal: string;
  /** Any free one for 0. */
  port: number;
}

interface ServedSite {
  port: number;
  stop(): Promise<void>;
}

/** The API, and pictures of the demo club. */
const OF_PORTAL = /^\/(api|demo)(?=$|[/?])/;

/** Sends a request on to a portal, under the portal's own name. */
function forward(req: IncomingMessage, res: ServerResponse, portal: URL): void {
  const ask = portal.protocol === 'https:' ? requestSecurely : request;
  const headers = { ...req.headers, host: portal.host };
  const onward = ask(new URL(req.url ?? '', portal), { method: req.method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${portal.origin} does not answer.\n`);
  });
  // A page that disconnects from the API's events ends the onward request too.
  res.once('close', () => onward.destroy());
  req.pipe(onward);
}

/**
 * Serves the pages and files of a site to this machine, for a team that tries it. Its calls go to the API of a portal elsewhere.
 * @throws Error when the port is taken
 */
export async function serveSite({ site, portal, port }: SiteToServe): Promise<ServedSite> {
  const origin = new URL(portal);
  const handle = createGateway({ shellFolder: shellFolder(site), registry: createSiteRegistry(site) });
  const server = createServer((req, res) =>
    OF_PORTAL.test(req.url ?? '') ? forward(req, res, origin) : handle(req, res),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
