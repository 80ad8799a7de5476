import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ERROR_STATUS } from '@fleetwatch/contract/errors/codes';
import { BODY_TOO_LARGE } from '@fleetwatch/contract/errors/texts';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import { Devices } from './Devices.ts';
import { freePort } from '@fleetwatch/local/freePort';
import { startNginx } from './startNginx.ts';
import type { Production } from './startProduction.ts';

const PAGE_HEADERS = [
  ...['content-security-policy', 'x-frame-options', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'cache-control'],
];

/** More than one address may have (infra/nginx). */
const STREAMS = 250;

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds() && Date.now() < deadline) await pause(20);
  assert.ok(holds());
}

/** Tests of the headers, caching and refusals that nginx adds. */
export function testAnswersInFront(parts: () => { production: Production; devices: Devices }): void {
  test('health checks are not public', async () => {
    for (const name of ['metrics', 'readyz', 'healthz']) {
      assert.equal((await parts().devices.send({ path: `/api/${name}` })).status, 404);
    }
  });

  /** Headers that a page, an API response, a file and a refusal of nginx have in common, each once. */
  test('every response has its security headers exactly once', async () => {
    const places = [
      '/',
      '/actions',
      '/sw.js',
      '/remotes.json',
      '/api/club',
      '/api/nothing',
      '/api/readyz',
      '/x.js',
    ];
    for (const where of places) {
      const { headers } = await parts().devices.send({ path: where });
      assert.equal(headers['strict-transport-security'], 'max-age=31536000', where);
      assert.equal(headers['x-content-type-options'], 'nosniff', where);
    }
    const own = (await parts().devices.send({ path: '/api/readyz' })).headers;
    assert.equal(own['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
    assert.equal(own['cache-control'], 'no-store');
    // The policy of the worker's script applies to the worker, which fetches.
    for (const path of ['/sw.js', '/robots.txt', '/x.js'])
      assert.equal(
        (await parts().devices.send({ path })).headers['content-security-policy'],
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      );
  });

  test('nginx passes pages on unchanged', async () => {
    const ofPage = async (answer: Record<string, unknown>) =>
      PAGE_HEADERS.map((name) => String(answer[name]).replace(/'nonce-[^']+'/g, "'nonce'"));
    for (const where of ['/', '/boathouse', '/no/such/page']) {
      const made = await fetch(`${parts().production.pagesOrigin}${where}`, {
        headers: { Accept: 'text/html' },
      });
      const through = await parts().devices.send({ path: where, headers: { Accept: 'text/html' } });
      const expected = await ofPage(Object.fromEntries(made.headers));
      assert.deepEqual(await ofPage(through.headers), expected);
      assert.ok(!expected.includes('undefined'));
    }
  });

  test('an answer of the API is compressed once, as the device accepts, and an event stream never', async () => {
    const { production, devices } = parts();
    const token = production.club.members[0]?.token ?? '';
    const at = (path: string, encodings: string) =>
      devices.send({ path, token, headers: { 'Accept-Encoding': encodings } });
    for (const where of ['/api/docs/swagger-ui-bundle.js', '/api/openapi.json', '/api/users-results']) {
      const [plain, brotli, gzip] = [
        await at(where, ''),
        await at(where, 'br, gzip'),
        await at(where, 'gzip'),
      ];
      assert.equal(plain.headers['content-encoding'], undefined, where);
      assert.deepEqual(brotliDecompressSync(brotli.body), plain.body, where);
      assert.deepEqual(gunzipSync(gzip.body), plain.body, where);
      assert.match(String(brotli.headers.vary), /Accept-Encoding/, where);
      assert.equal(brotli.headers.etag, plain.headers.etag, where);
    }
    const encoding = await new Promise<unknown>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br, gzip' };
      const stream = secureRequest(`${production.origin}/api/events`, { headers, rejectUnauthorized: false });
      stream.once('response', (answer) => {
        answer.once('data', () => {
          stream.destroy();
          resolve(answer.headers['content-encoding']);
        });
      });
      stream.once('error', reject);
      stream.end();
    });
    assert.equal(encoding, undefined);
  });

  test("nginx refuses a body over the limit in the API's format", async () => {
    const token = parts().production.club.members[0]?.token ?? '';
    const { status, body } = await parts().devices.send({
      path: '/api/launch',
      token,
      body: { bus: 'x'.repeat(70_000) },
    });
    assert.equal(status, 413);
    assert.deepEqual(JSON.parse(body.toString()), [BODY_TOO_LARGE, 'body_too_large']);
  });

  test('a media form within its own, larger limit reaches the API without a redirect', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, body } = await parts().devices.send({
      path: '/api/media',
      body: Buffer.alloc(200_000),
      headers,
    });
    // The API refuses it, because media are in the bucket.
    assert.deepEqual([status, JSON.parse(body.toString())], [404, [MEDIA_NOT_FOUND, 'not_found']]);
  });

  test("the licences of the browser's libraries are served", async () => {
    const { status, headers, body } = await parts().devices.send({ path: '/assets/licences.txt' });
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.match(body.toString(), /^react-dom \d+\.\d+\.\d+ \(MIT\)$/m);
  });

  test("the address of a club's export reaches the API, whose refusal comes back", async () => {
    const { status, headers } = await parts().devices.send({ path: `/api/club-export/${'x'.repeat(60)}` });
    assert.equal(status, ERROR_STATUS.link_expired);
    assert.equal(headers['cache-control'], 'no-store');
  });

  test('event streams leave an address its requests, and are limited per device and per address', async () => {
    const { production } = parts();
    const [member, other] = production.club.members;
    const crowd = new Devices(production.origin, STREAMS + 20);
    const open = (token?: string) => crowd.openStream(token);
    const theirs = await Promise.all(Array.from({ length: 40 }, () => open(member?.token)));
    // Two processes, each of which allows a device eight.
    await until(() => theirs.filter(({ isOpen }) => isOpen()).length <= 16);
    const strangers = await Promise.all(Array.from({ length: STREAMS }, () => open()));
    const refused = strangers.filter(({ status }) => status !== 200);
    assert.ok(refused.length > 0 && refused.length < STREAMS);
    assert.deepEqual([...new Set(refused.map(({ status }) => status))], [429]);
    for (let at = 0; at < 20; at += 1) {
      const token = other?.token ?? '';
      assert.equal((await parts().devices.send({ path: '/api/users-results', token })).status, 200);
      assert.equal((await parts().devices.send({ path: '/' })).status, 200);
    }
    crowd.close();
  });

  test('forwarding headers of a client do not reach the API', async () => {
    const echo = createServer((req, res) => res.end(JSON.stringify(req.headers)));
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    const behind = `127.0.0.1:${(echo.address() as AddressInfo).port}`;
    const folder = mkdtempSync(path.join(tmpdir(), 'fw-nginx-'));
    const [httpsPort, httpPort] = [await freePort(), await freePort()];
    const nginx = await startNginx({
      folder,
      site: parts().production.site,
      httpsPort,
      httpPort,
      api: [behind, behind],
      pages: behind,
      media: behind,
    });
    const devices = new Devices(`https://127.0.0.1:${httpsPort}`);
    const headers = {
      'X-Forwarded-Host': 'heron.example',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Port': '1',
      'X-Forwarded-Prefix': '/x',
      'X-Forwarded-Server': 'x',
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9;host=heron.example',
    };
    for (const where of ['/api/club', '/api/media', '/api/media/a/b/c', '/actions']) {
      const { body } = await devices.send({ path: where, headers });
      const received = JSON.parse(body.toString()) as Record<string, string>;
      const ofProxies = Object.entries(received).filter(([name]) => /forwarded|real-ip/.test(name));
      assert.deepEqual(Object.fromEntries(ofProxies), {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    }
    devices.close();
    await nginx.stop();
    echo.closeAllConnections();
    await new Promise((resolve) => echo.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  test('plain HTTP redirects only for the portal’s own names', async () => {
    const { httpOrigin } = parts().production;
    const ask = (host: string) =>
      new Promise<number | null>((resolve) => {
        const sent = plainRequest(httpOrigin, { headers: { Host: host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? null);
        });
        sent.once('error', () => resolve(null));
        sent.end();
      });
    assert.equal(await ask('127.0.0.1'), 301);
    for (const host of ['heron.example', 'localhost', 'evil.127.0.0.1']) assert.equal(await ask(host), null);
  });
}
