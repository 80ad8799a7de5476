import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BODY_TOO_LARGE } from '@fleetwatch/contract/errors/messages';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/messages';
import type { Devices } from './Devices.ts';
import type { Production } from './startProduction.ts';

const PAGE_HEADERS = [
  ...['content-security-policy', 'x-frame-options', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'cache-control'],
];

/** What nginx adds, keeps, hides and refuses by itself. */
export function testAnswersInFront(parts: () => { production: Production; devices: Devices }): void {
  test('nobody outside asks how the processes are', async () => {
    for (const name of ['metrics', 'readyz', 'healthz']) {
      assert.equal((await parts().devices.send({ path: `/api/${name}` })).status, 404);
    }
  });

  /** What a page, an answer of the API, a file and a refusal of nginx itself have in common, once each. */
  test('every answer carries its security headers once, whoever gives it', async () => {
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
    // A policy on the worker's script would be the worker's own, and forbid it to fetch.
    assert.equal(
      (await parts().devices.send({ path: '/sw.js' })).headers['content-security-policy'],
      undefined,
    );
  });

  test('pages are the same through nginx as they are made', async () => {
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

  test('a body past the limit is refused in front, in the form of the API', async () => {
    const token = parts().production.club.members[0]?.token ?? '';
    const { status, body } = await parts().devices.send({
      path: '/api/launch',
      token,
      body: { bus: 'x'.repeat(70_000) },
    });
    assert.equal(status, 413);
    assert.deepEqual(JSON.parse(body.toString()), [BODY_TOO_LARGE, 'body_too_large']);
  });

  test('a form for media on the disk reaches the API as large as it is, and is not redirected', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, body } = await parts().devices.send({
      path: '/api/media',
      body: Buffer.alloc(200_000),
      headers,
    });
    // Media are in the bucket here, as the API says.
    assert.deepEqual([status, JSON.parse(body.toString())], [404, [MEDIA_NOT_FOUND, 'not_found']]);
  });

  test('the licences of what a browser is given are given with it', async () => {
    const { status, headers, body } = await parts().devices.send({ path: '/assets/licences.txt' });
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.match(body.toString(), /^react-dom \d+\.\d+\.\d+ \(MIT\)$/m);
  });
}
