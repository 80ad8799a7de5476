import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createStaticFiles } from '../../site/src/gateway/createStaticFiles.ts';

const SCRIPTS = /<script defer[^>]*><\/script>/g;
const PRELOADS = /<link rel="preload"[^>]*>/g;

/**
 * Serves the portal at `origin` with the single bundle's files in place of the shell's and the remotes': the same page,
 * policy and API. Returns its origin and the stop function.
 */
export async function serveOneBundle(origin, dist) {
  const serveFile = createStaticFiles(dist);
  const scripts = (readFileSync(path.join(dist, 'index.html'), 'utf8').match(SCRIPTS) ?? []).join('');
  const { hostname, port } = new URL(origin);

  function pass(req, res) {
    const asked = http.request({ hostname, port, path: req.url, method: req.method, headers: req.headers });
    asked.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.on('error', () => res.destroy());
    res.on('close', () => asked.destroy());
    req.pipe(asked);
  }

  async function page(req, res) {
    const answer = await fetch(origin + req.url, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? [];
    const ours = scripts.replaceAll('%NONCE%', nonce);
    let isPlaced = false;
    const html = text.replaceAll(PRELOADS, '').replaceAll(SCRIPTS, () => {
      if (isPlaced) return '';
      isPlaced = true;
      return ours;
    });
    res.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': answer.headers.get('content-security-policy') ?? '',
    });
    res.end(html);
  }

  const server = http.createServer((req, res) => {
    if (req.url?.startsWith('/assets/')) serveFile(req, res);
    else if (req.headers['sec-fetch-dest'] === 'document') void page(req, res);
    else pass(req, res);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
