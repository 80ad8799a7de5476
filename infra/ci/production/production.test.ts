import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:http2';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SERVER_BUSY, TOO_MANY_TRIES } from '@fleetwatch/contract/errors/texts';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { BENCH_PASSWORD } from '../bench/seedBenchClub.ts';
import { Devices } from './Devices.ts';
import { testAnswersInFront } from './testAnswersInFront.ts';
import { type Production, startProduction } from './startProduction.ts';

const CROWD = 200;
const MEMBERS = 240;
/** More than one address may have at the same time (infra/nginx). */
const SIGN_INS = 320;
const STOP_WITHIN_MS = 5_000;
/**
 * Nginx counts in whole seconds: a failed process may get no requests for two; the next one is restarted after that
 * (docs/operating.md).
 */
const OUT_OF_USE_MS = 3_000;

let production: Production;
let devices: Devices;
/** Members launch in turn, each a boat of their own. */
let nextBoat = 0;

function nextLaunch() {
  const { boats, members } = production.club;
  const [bus, member] = [boats[nextBoat], members[nextBoat % members.length]];
  if (!bus || !member) throw new Error('The club has no more boats.');
  nextBoat += 1;
  const body = { bus, user: member.id, borrowed: null, crew: null, description: null, group: null };
  return { path: '/api/launch', token: member.token, body };
}

const idOf = (body: Buffer) => (JSON.parse(body.toString()) as { _id: string })._id;
async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!holds() && Date.now() < deadline) await pause(20);
  assert.ok(holds());
}
const idsOut = async (origin: string) => {
  const answer = await fetch(`${origin}/sorties-stillout-results`);
  return ((await answer.json()) as { results: { _id: string }[] }).results.map(({ _id }) => _id);
};
const isExcess = (status: number) => status !== 429 && status !== 503;
const repeatedIn = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

before(async () => {
  production = await startProduction({ members: MEMBERS, boats: 1_500, out: 3, landed: 50 });
  devices = new Devices(production.origin);
});
after(async () => {
  devices?.close();
  await production?.stop();
});

test(`answers each of ${SIGN_INS} simultaneous sign-ins with success or Retry-After, while lists are answered`, async () => {
  const phones = new Devices(production.origin, SIGN_INS);
  const signIn = (at: number) =>
    phones.send({
      path: '/api/login',
      body: { name: production.club.members[at % MEMBERS]?.name, password: BENCH_PASSWORD },
    });
  let isOver = false;
  const lists: number[] = [];
  const keepAsking = async () => {
    while (!isOver) {
      lists.push((await devices.send({ path: '/api/sorties-stillout-results' })).status);
      await pause(50);
    }
  };
  const asking = keepAsking();
  const answers = await Promise.all(Array.from({ length: SIGN_INS }, (_, at) => signIn(at)));
  isOver = true;
  await asking;
  const refused = answers.filter(({ status }) => status !== 200);
  assert.deepEqual([...new Set(refused.map(({ status }) => status))].filter(isExcess), []);
  assert.ok(refused.length > 0 && refused.length < SIGN_INS / 2, `${refused.length} were refused.`);
  for (const { headers, body } of refused) {
    assert.ok(Number(headers['retry-after']) >= 1);
    assert.ok([TOO_MANY_TRIES, SERVER_BUSY].includes((JSON.parse(body.toString()) as string[])[0] ?? ''));
  }
  assert.deepEqual([...new Set(lists)], [200]);
  assert.ok(lists.length > 10);
  assert.equal((await signIn(0)).status, 200);
  phones.close();
});

test('redirects plain HTTP to HTTPS, and uses HTTP/2', async () => {
  const plain = await fetch(`${production.httpOrigin}/actions?x=1`, { redirect: 'manual' });
  assert.equal(plain.status, 301);
  assert.match(plain.headers.get('location') ?? '', /^https:\/\/127\.0\.0\.1:\d+\/actions\?x=1$/);
  const session = connect(production.origin, { rejectUnauthorized: false });
  await once(session, 'connect');
  assert.equal(session.alpnProtocol, 'h2');
  session.close();
});

test('gives a page its own nonce, the registry, and preloads for its screen', async () => {
  const [one, other] = await Promise.all([
    devices.send({ path: '/boathouse' }),
    devices.send({ path: '/boathouse' }),
  ]);
  const policies = [one, other].map(({ headers }) => String(headers['content-security-policy']));
  assert.notEqual(policies[0], policies[1]);
  const nonce = /'nonce-([^']+)'/.exec(policies[0] ?? '')?.[1] ?? 'none';
  const page = one.body.toString();
  assert.ok(page.includes(`nonce="${nonce}"`));
  assert.match(
    page,
    /rel="preload"[^>]*href="\/remotes\/mf-boathouse\/\d+\.\d+\.\d+\/remoteEntry\.[0-9a-f]+\.js"/,
  );
  assert.match(page, /<script type="application\/json" id="remotes">\{"remotes":\[/);
  assert.equal(one.headers['strict-transport-security'], 'max-age=31536000');
  assert.equal(one.headers['cache-control'], 'no-cache');
  assert.ok(policies[0]?.includes("require-trusted-types-for 'script'"));
});

test('caches compressed files for a year, and neither registry nor manifests', async () => {
  const assets = readdirSync(path.join(production.site, 'shell/assets'));
  const file = assets.find((name) => /^shell\.[0-9a-f]{8}\.js$/.test(name)) ?? '';
  const at = (encoding: string) =>
    devices.send({ path: `/assets/${file}`, headers: { 'Accept-Encoding': encoding } });
  const [brotli, gzip, plain] = await Promise.all([at('gzip, br'), at('gzip'), at('identity')]);
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(plain.headers['x-content-type-options'], 'nosniff');
  assert.match(String(plain.headers['content-type']), /^text\/javascript/);
  const picture = await devices.send({ path: '/screenshots/sorties-wide.png' });
  assert.equal(picture.headers['content-type'], 'image/png');

  const [version = ''] = readdirSync(path.join(production.site, 'remotes/mf-actions'));
  const manifest = await devices.send({ path: `/remotes/mf-actions/${version}/manifest.json` });
  assert.equal(manifest.headers['cache-control'], 'no-cache');
  const registry = await devices.send({ path: '/remotes.json' });
  assert.equal(registry.headers['cache-control'], 'no-store');
  assert.equal((await devices.send({ path: `/remotes/mf-actions/${version}/nothing.js` })).status, 404);
  assert.equal((await devices.send({ path: '/registry/mf-actions.json' })).status, 404);
});

test('does not follow a link in the site', async () => {
  const [version = ''] = readdirSync(path.join(production.site, 'remotes/mf-actions'));
  const folder = path.join(production.site, 'remotes/mf-actions', version);
  const links = [path.join(folder, 'etc'), path.join(production.site, 'shell/assets/etc')];
  for (const link of links) symlinkSync('/etc', link);
  try {
    for (const file of [`/remotes/mf-actions/${version}/etc/hostname`, '/assets/etc/hostname']) {
      assert.equal((await devices.send({ path: file })).status, 404);
    }
  } finally {
    for (const link of links) rmSync(link);
  }
});

test('publishes shell and remotes by an image each', () => {
  const [shell, ...remotes] = production.published;
  assert.equal(shell, 'The shell is published.');
  assert.ok(remotes.length >= 6);
  for (const output of remotes) assert.match(output, /^mf-[a-z0-9-]+ \d+\.\d+\.\d+ is published\.$/);
});

test("uploads a picture to the bucket and reads it through nginx, signed for the portal's own address", async () => {
  const { token = '' } = production.club.members[0] ?? {};
  const club = JSON.parse((await devices.send({ path: '/api/club' })).body.toString()) as {
    s3folder: string;
  };
  const named = { bucket_name: club.s3folder, object_name: 'tweets/oar.png' };
  const call = async (where: string) =>
    (await devices.send({ path: where, token, body: named })).body.toString();
  const { url, fields } = JSON.parse(await call('/api/presigned_post')) as PresignedPost;
  assert.equal(url, `${production.origin}/fleetwatch-media`);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  form.set('file', new Blob([picture]), 'oar.png');
  const written = new Request(url, { method: 'POST', body: form });
  const posted = await devices.send({
    path: new URL(url).pathname,
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'Content-Type': written.headers.get('content-type') ?? '' },
  });
  assert.equal(posted.status, 204, posted.body.toString());
  assert.equal(production.bucket.objects.size, 1);

  const link = new URL(await call('/api/presigned'));
  assert.equal(link.origin, production.origin);
  const shown = await devices.send({ path: `${link.pathname}${link.search}` });
  assert.deepEqual([shown.status, shown.body], [200, picture]);
  assert.equal(shown.headers['content-security-policy'], "default-src 'none'; sandbox");
  assert.equal((await devices.send({ path: link.pathname })).status, 403);
});

testAnswersInFront(() => ({ production, devices }));

test('logs no address, query or id', async () => {
  const id = production.club.members[0]?.id ?? '';
  await devices.send({
    path: `/api/user-results/${id}?secret=1`,
    token: production.club.members[0]?.token ?? '',
  });
  const deadline = Date.now() + 2_000;
  while (!production.nginx.accessLog().includes('/api/user-results"') && Date.now() < deadline)
    await pause(20);
  const log = production.nginx.accessLog();
  assert.ok(log.includes('"place":"/api/user-results"'));
  assert.ok(!log.includes(id) && !log.includes('secret') && !log.includes('127.0.0.1,'));
});

test('lists a launch of one process in the other at once', async () => {
  const [one, other] = production.api;
  const { path: where, token, body } = nextLaunch();
  const answer = await fetch(`${one.origin}${where.replace('/api', '')}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { _id } = (await answer.json()) as { _id: string };
  const deadline = Date.now() + 2_000;
  while (!(await idsOut(other.origin)).includes(_id) && Date.now() < deadline) await pause(10);
  assert.ok((await idsOut(other.origin)).includes(_id));
});

test('sends an event about a launch in one process on every stream through nginx, and lists it everywhere', async () => {
  const token = production.club.members[0]?.token ?? '';
  const streams = Array.from({ length: 4 }, () => ({ received: 0 }));
  const listening = new Devices(production.origin, streams.length);
  for (const stream of streams)
    listening.listen(token, (topics) => (stream.received += topics.includes('sorties') ? 1 : 0));
  // A stream begins with an event of its own, which says nothing of the launches below.
  await until(() => streams.every(({ received }) => received > 0));
  for (const { origin } of production.api) {
    const { path: where, token: launcher, body } = nextLaunch();
    const known = streams.map(({ received }) => received);
    const answer = await fetch(`${origin}${where.replace('/api', '')}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${launcher}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { _id } = (await answer.json()) as { _id: string };
    await until(() => streams.every(({ received }, at) => received > (known[at] ?? 0)));
    // nginx distributes requests over the processes in turn.
    for (let turn = 0; turn < 4; turn += 1) {
      const out = await devices.list<{ _id: string }>('/api/sorties-stillout-results');
      assert.ok(out.some((sortie) => sortie._id === _id));
    }
  }
  listening.close();
});

test(`loses no acknowledged launch when a process is killed with ${CROWD} in flight, and all succeed in the end`, async () => {
  const [one, other] = production.api;
  const launches = Array.from({ length: CROWD }, () => devices.write(nextLaunch()));
  // Once the first has its response the others are in flight.
  await Promise.race(launches);
  await one.end('SIGKILL');
  const answers = await Promise.all(launches);
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const acknowledged = answers.map(({ body }) => idOf(body));
  const out = await idsOut(other.origin);
  assert.deepEqual(
    acknowledged.filter((id) => !out.includes(id)),
    [],
  );
  assert.deepEqual(repeatedIn(acknowledged), []);
  await one.start();
});

test('fails no request when both processes restart in turn', async () => {
  let isOver = false;
  const failures: number[] = [];
  let count = 0;
  const keepAsking = async () => {
    while (!isOver) {
      const launched = await devices.send({
        ...nextLaunch(),
        headers: { 'Idempotency-Key': `rolling-restart-${nextBoat}` },
      });
      const listed = await devices.send({ path: '/api/sorties-stillout-results' });
      for (const { status } of [launched, listed]) if (status !== 200) failures.push(status);
      count += 2;
      // All devices of the test share one address, which nginx limits to 50 requests a second; this sends 30.
      await pause(400);
    }
  };
  const askers = Array.from({ length: 6 }, keepAsking);
  for (const one of production.api) {
    const took = await one.end('SIGTERM');
    assert.ok(took < STOP_WITHIN_MS, `It took ${took} ms to stop.`);
    await one.start();
    await pause(OUT_OF_USE_MS);
  }
  isOver = true;
  await Promise.all(askers);
  assert.deepEqual(failures, [], production.nginx.complaints().slice(-2_000));
  assert.ok(count > 20);
});
