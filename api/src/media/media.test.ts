import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import * as texts from '@fleetwatch/contract/media/texts';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { fileTooLarge, SELECT_A_FILE, UNSUPPORTED_TYPE } from '@fleetwatch/contract/tweets/texts';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { makeMember, type TestMember } from '../testing/factories.ts';
import { fileOf, formOf, keyOfForm, upload } from '../testing/media.ts';
import { freshClub } from '../testing/freshClub.ts';
import { send, type Answer, type Call, type TestClub } from '../testing/startTestApi.ts';
import { sweepUnfinished, UNUSED_FILE_HOURS } from './commands/sweepMedia.ts';

const FOLDER = 'otter-creek-boat-club';

/** More uploads than the other tests in this file make as one member. */
const UPLOADS = 120;

let api: TestClub;
let kim: TestMember;
let made = 0;
beforeAll(async () => {
  api = await freshClub({ limits: { openUploadsPerAddress: 20, uploadsPerMember: UPLOADS } });
  kim = await api.inClub(() => makeMember());
});
beforeEach(() => {
  api.clock.set('2026-05-01T15:00:00Z');
});

const fresh = (type: PictureType = 'png', folder = 'tweets'): string =>
  `${folder}/file-${(made += 1)}.${type}`;
const presign = (
  objectName: unknown,
  call: Call = { token: kim.token },
  bucket: unknown = FOLDER,
): Promise<Answer> =>
  api.call('POST', '/presigned_post', { body: { bucket_name: bucket, object_name: objectName }, ...call });
const link = (objectName: string, call: Call = { token: kim.token }): Promise<Answer> =>
  api.call('POST', '/presigned', { body: { bucket_name: FOLDER, object_name: objectName }, ...call });
const keys = new Map<string, string>();
async function formFor(objectName: string, call?: Call): Promise<PresignedPost> {
  const answer = await presign(objectName, call);
  expect(answer.status).toBe(200);
  const form = answer.body as PresignedPost;
  keys.set(objectName, keyOfForm(form));
  return form;
}
/** Storage key of `tweets/…`. */
const storedAs = (objectName: string): string => (keys.get(objectName) ?? '').slice(FOLDER.length + 1);
const post = (form: PresignedPost, file: Buffer | null, changes?: Record<string, string>): Promise<Answer> =>
  upload(api.base, form, file, changes);
async function uploaded(type: PictureType, file = fileOf(type), objectName = fresh(type)): Promise<string> {
  expect((await post(await formFor(objectName), file)).status).toBe(204);
  return objectName;
}
const pathOf = (address: unknown): string => String(address).slice(`${api.base}/api`.length);
const onDisk = (objectName: string): string => join(api.dataDir, 'media', FOLDER, storedAs(objectName));
const filesOnDisk = (): string[] =>
  existsSync(join(api.dataDir, 'media'))
    ? readdirSync(join(api.dataDir, 'media'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    : [];

/** Rules specific to the disk; storages.test.ts has those shared by disk and bucket. */
describe('an upload', () => {
  test('serves an upload with headers that prevent it from running', async () => {
    const objectName = await uploaded('png', fileOf('png', 5_000));
    const answer = await link(objectName);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const shown = await api.call('GET', pathOf(answer.body));
    expect(shown.headers.get('Content-Length')).toBe('5000');
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('returns a form with identifier, key, policy and signature', async () => {
    const { url, fields } = await formFor('tweets/a-form.png');
    expect(url).toBe(`${api.base}/api/media`);
    expect(fields).toEqual({
      key: expect.stringMatching(new RegExp(`^${FOLDER}/tweets/[\\w-]{22}\\.png$`)),
      acl: 'public-read',
      'Content-Type': 'image/png',
      AWSAccessKeyId: 'fleetwatch',
      policy: expect.any(String),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('refuses an upload that is too large or empty, with the reason', async () => {
    const most = PICTURE_BYTES_MAX.jpg;
    const before = filesOnDisk();
    const refused = await post(await formFor(fresh('jpg')), fileOf('jpg', most + 1));
    expect([refused.status, refused.body]).toEqual([413, [fileTooLarge('jpg'), 'body_too_large']]);
    const empty = await post(await formFor(fresh('jpg')), Buffer.alloc(0));
    expect([empty.status, empty.body]).toEqual([422, [SELECT_A_FILE, 'invalid:file']]);
    expect(filesOnDisk()).toEqual(before);
  });

  test.each([
    ['html', Buffer.from('<html><script>alert(1)</script></html>')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a gif', fileOf('gif')],
    ['a movie', fileOf('mp4')],
    ['nearly a png', Buffer.from('89504e470d0a1a', 'hex')],
  ])('refuses an upload that is %s named png, and stores nothing', async (_what, content) => {
    const before = filesOnDisk();
    const refused = await post(await formFor(fresh('png')), content);
    expect([refused.status, refused.body]).toEqual([422, [UNSUPPORTED_TYPE, 'invalid:file']]);
    expect(filesOnDisk()).toEqual(before);
  });

  test.each([
    ['key', `${FOLDER}/tweets/other.png`],
    ['key', '../../../etc/passwd'],
    ['Content-Type', 'text/html'],
    ['acl', 'public-read-write'],
    ['signature', '0'.repeat(64)],
    ['signature', 'x'],
    ['policy', Buffer.from('{"key":"a/tweets/b.png","type":"png","expires":9e9}').toString('base64')],
    ['success_action_redirect', 'https://evil.example'],
  ])('refuses an upload with another %s than was signed', async (field, value) => {
    const before = filesOnDisk();
    const refused = await post(await formFor(fresh()), fileOf('png'), { [field]: value });
    expect([refused.status, refused.body]).toEqual([403, [texts.UPLOAD_REFUSED, 'upload_refused']]);
    expect(filesOnDisk()).toEqual(before);
  });

  test('accepts an upload form for ten minutes', async () => {
    const form = await formFor(fresh());
    api.clock.advanceSeconds(600);
    expect((await post(form, fileOf('png'))).status).toBe(403);
    api.clock.advanceSeconds(-1);
    expect((await post(form, fileOf('png'))).status).toBe(204);
  });

  test('refuses to overwrite an upload by another form or by the same', async () => {
    const objectName = fresh();
    const [form, other] = [await formFor(objectName), await formFor(objectName)];
    expect((await post(form, fileOf('png', 300))).status).toBe(204);
    const taken = [409, [texts.MEDIA_NAME_TAKEN, 'media_name_taken']];
    const again = await post(other, fileOf('png', 400));
    expect([again.status, again.body]).toEqual(taken);
    const presigned = await presign(objectName);
    expect([presigned.status, presigned.body]).toEqual(taken);
    expect(readFileSync(onDisk(objectName))).toHaveLength(300);
  });

  test('stores one of two concurrent uploads, complete', async () => {
    const objectName = fresh();
    const form = await formFor(objectName);
    const answers = await Promise.all([post(form, fileOf('png', 90_000)), post(form, fileOf('png', 80_000))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect([80_000, 90_000]).toContain(readFileSync(onDisk(objectName)).length);
  });

  test.each([
    ['no file', (fields: PresignedPost['fields']) => formOf(Object.entries(fields), null), 403],
    [
      'the file under another name',
      (fields: PresignedPost['fields']) => formOf(Object.entries(fields), fileOf('png'), 'attachment'),
      403,
    ],
    [
      'a field twice',
      (fields: PresignedPost['fields']) =>
        formOf([...Object.entries(fields), ['key', fields.key ?? '']], fileOf('png')),
      403,
    ],
    [
      'many fields',
      (fields: PresignedPost['fields']) =>
        formOf(
          [...Object.entries(fields), ...Array.from({ length: 40 }, (_, n) => [`f${n}`, 'x'] as const)],
          fileOf('png'),
        ),
      403,
    ],
    [
      'an endless field',
      (fields: PresignedPost['fields']) =>
        formOf([...Object.entries(fields), ['note', 'x'.repeat(100_000)]], fileOf('png')),
      403,
    ],
    [
      'half a form',
      (fields: PresignedPost['fields']) => ({
        ...formOf(Object.entries(fields), fileOf('png')),
        content: formOf(Object.entries(fields), fileOf('png')).content.subarray(0, -80),
      }),
      400,
    ],
    ['no boundary', () => ({ content: Buffer.from('x'), contentType: 'multipart/form-data' }), 400],
    ['JSON', () => ({ content: Buffer.from('{}'), contentType: 'application/json' }), 400],
  ])('refuses %s, and stores nothing', async (_what, make, status) => {
    const before = filesOnDisk();
    const { content, contentType } = make((await formFor(fresh())).fields);
    const refused = await send(api.base, 'POST', '/media', {
      raw: content,
      headers: { 'Content-Type': contentType },
    });
    expect(refused.status).toBe(status);
    expect(refused.body).toEqual([expect.any(String), expect.any(String)]);
    expect(filesOnDisk()).toEqual(before);
  });

  test('stores nothing of an upload that breaks off, and accepts the next one', async () => {
    const { fields } = await formFor(fresh('mov'));
    const { content, contentType } = formOf(Object.entries(fields), fileOf('mov', 3_000_000));
    await new Promise<void>((resolve) => {
      const sent = request(`${api.base}/media`, {
        method: 'POST',
        headers: { 'Content-Type': contentType, 'Content-Length': content.length },
      });
      sent.on('error', () => resolve());
      sent.write(content.subarray(0, 1_000_000), () => sent.destroy(new Error('the phone went away')));
    });
    await uploaded('png');
    const left = (): string[] => filesOnDisk().filter((name) => !name.includes('.'));
    while (left().length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(left()).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['tweets/../members/a.png', texts.MEDIA_NAME_INVALID],
    ['../tweets/a.png', texts.MEDIA_NAME_INVALID],
    ['/etc/passwd', texts.MEDIA_NAME_INVALID],
    ['tweets/a.svg', UNSUPPORTED_TYPE],
    ['tweets/a.html', UNSUPPORTED_TYPE],
    ['tweets/a', texts.MEDIA_NAME_INVALID],
    ['members/a.jpg', texts.ONLY_PNG],
    ['logos/a.png', texts.MEDIA_NAME_INVALID],
    ['heron-reach/tweets/a.png', texts.MEDIA_NAME_INVALID],
    ['tweets/a/b.png', texts.MEDIA_NAME_INVALID],
    ['tweets/%2e%2e/a.png', texts.MEDIA_NAME_INVALID],
    ['tweets/a\u0007.png', 'Check object_name.'],
    ['', texts.MEDIA_NAME_INVALID],
  ])('refuses the name %j with the reason (rule media.names)', async (objectName, text) => {
    const refused = await presign(objectName);
    expect([refused.status, refused.body]).toEqual([422, [text, 'invalid:object_name']]);
    expect((await link(objectName)).status).toBe(422);
  });

  test.each(['/tweets/Start 1.PNG', `${FOLDER}/tweets/Start 2.png`, `/${FOLDER}/tweets/Start (3).png`])(
    "stores the club's file %j under a generated name (rule media.names)",
    async (objectName) => {
      await uploaded('png', fileOf('png'), objectName);
      expect(storedAs(objectName)).toMatch(/^tweets\/[\w-]{22}\.png$/);
      const plain = objectName.replace(/^\/?(?:otter-creek-boat-club\/)?/, '').toLowerCase();
      expect((await link(`tweets/S${plain.slice('tweets/s'.length)}`)).body).toContain(storedAs(objectName));
      expect((await link('/members/no such one.png', {})).status).toBe(404);
    },
  );

  test('returns absolute addresses: of the requesting page, else of the host (rule media.links)', async () => {
    const objectName = await uploaded('png');
    const at = async (headers: Record<string, string>) =>
      new URL(String((await link(objectName, { token: kim.token, headers })).body)).origin;
    expect(await at({})).toBe(api.base);
    expect(await at({ Origin: 'https://boats.example' })).toBe('https://boats.example');
    expect(await at({ Origin: 'null' })).toBe(api.base);
    expect(await at({ Origin: 'https://boats.example/x' })).toBe(api.base);
    expect(await at({ Host: 'boats.example:8080' })).toBe('http://boats.example:8080');
  });

  test("refuses a name in another club's folder, and one that is not text", async () => {
    for (const bucket of ['heron-reach', '', '..', `${FOLDER}/`]) {
      const refused = await presign(fresh(), { token: kim.token }, bucket);
      expect([refused.status, (refused.body as string[])[1]]).toEqual([422, 'invalid:bucket_name']);
    }
    expect((await presign({ $ne: '' })).status).toBe(422);
    expect((await presign(fresh(), { token: kim.token }, null)).status).toBe(422);
  });

  test.each([
    '/media/otter-creek-boat-club/tweets/..%2f..%2f..%2fmembers.png',
    '/media/%2e%2e/tweets/a.png',
    '/media/../outbox/tweets/a.png',
    '/media/otter-creek-boat-club/members/..%2fa.png',
    '/media/otter-creek-boat-club/.incoming/a.png',
    '/media/otter-creek-boat-club/members/a.txt',
    '/media/a..b/members/abc.png',
    '/media/../members/abc.png',
    '/media/..../members/abc.png',
    '/media/.a/members/abc.png',
    '/media/a./members/abc.png',
    '/media/a%2fb/members/abc.png',
    '/media/a%00b/members/abc.png',
    '/media/%F0%9F%9A%A3/members/abc.png',
    '/media/otter-creek-boat-club/logos/abc.png',
    '/media/otter-creek-boat-club/members/abc%00.png',
    '/media/otter-creek-boat-club/members/abc.png%0a',
    `/media/${'a'.repeat(3_000)}/members/abc.png`,
    `/media/otter-creek-boat-club/members/${'a'.repeat(3_000)}.png`,
    '/media/otter-creek-boat-club/members/abc.png',
  ])('does not find GET %s', async (path) => {
    const answer = await api.call('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual([expect.any(String), expect.any(String)]);
  });
});

describe('a link', () => {
  test('serves a link until it expires, for one file, and refuses forged ones', async () => {
    const [one, other] = [await uploaded('png'), await uploaded('png')];
    const address = pathOf((await link(one)).body);
    const refused = [403, [texts.MEDIA_LINK_EXPIRED, 'link_expired']];
    for (const path of [
      address.replace(storedAs(one), storedAs(other)),
      address.replace(/signature=(.)/, (_, first) => `signature=${first === '0' ? '1' : '0'}`),
      address.replace(/expires=\d/, 'expires=9'),
      address.split('?')[0] ?? '',
    ]) {
      const answer = await api.call('GET', path);
      expect([answer.status, answer.body]).toEqual(refused);
    }
    api.clock.advanceSeconds(14 * 60);
    expect((await api.call('GET', address)).status).toBe(200);
    api.clock.advanceSeconds(17 * 60);
    const late = await api.call('GET', address);
    expect([late.status, late.body]).toEqual(refused);
  });

  test('serves ranges, as media players request them, and 304', async () => {
    const file = Buffer.concat([fileOf('mp4'), Buffer.from('abcdefghij')]);
    const address = pathOf((await link(await uploaded('mp4', file))).body);
    const get = (headers: Record<string, string>): Promise<Answer> => api.call('GET', address, { headers });
    const end = await get({ Range: 'bytes=-10' });
    expect([end.status, end.body, end.headers.get('Content-Range')]).toEqual([
      206,
      'abcdefghij',
      'bytes 200-209/210',
    ]);
    const part = await get({ Range: 'bytes=201-203' });
    expect([part.status, part.body, part.headers.get('Content-Length')]).toEqual([206, 'bcd', '3']);
    expect((await get({ Range: 'bytes=205-' })).headers.get('Content-Range')).toBe('bytes 205-209/210');
    expect((await get({ Range: 'bytes=0-9999' })).headers.get('Content-Length')).toBe('210');
    const beyond = await get({ Range: 'bytes=210-' });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */210']);
    expect((await get({ Range: 'bytes=-' })).status).toBe(200);
    const etag = end.headers.get('ETag') ?? '';
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
    expect((await get({ Range: 'bytes=1-2', 'If-Range': '"old"' })).status).toBe(200);
    expect((await api.call('HEAD', address)).headers.get('Content-Length')).toBe('210');
  });
});

describe('without signing in', () => {
  const anyone: Call = {};

  test('uploads a profile picture without a sign-in, and shows it to everyone at a permanent address', async () => {
    const objectName = fresh('png', 'members');
    expect((await post(await formFor(objectName, anyone), fileOf('png'))).status).toBe(204);
    const address = await link(objectName, anyone);
    expect(address.body).toBe(`${api.base}/api/media/${FOLDER}/${storedAs(objectName)}`);
    api.clock.advanceSeconds(86_400);
    const shown = await api.call('GET', pathOf(address.body));
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('neither uploads nor shows an attachment without a sign-in', async () => {
    const refused = [401, [SIGNED_OUT, 'signed_out']];
    const [up, shown] = [await presign(fresh(), anyone), await link(await uploaded('png'), anyone)];
    expect([up.status, up.body]).toEqual(refused);
    expect([shown.status, shown.body]).toEqual(refused);
  });

  test('limits uploads without a sign-in', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await presign(fresh('png', 'members'), anyone)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await presign(fresh('png', 'members'))).status).toBe(200);
  });
});

test('keeps a member of another club from reading and writing', async () => {
  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
  });
  const their = await inClub(club._id, () => makeMember());
  const objectName = await uploaded('png');
  expect((await link(objectName, { token: their.token })).status).toBe(422);
  expect((await presign(fresh(), { token: their.token })).status).toBe(422);
  const theirs = await presign(objectName, { token: their.token }, 'heron-reach');
  expect((theirs.body as PresignedPost).fields.key).toMatch(/^heron-reach\/tweets\//);
});

test('removes files of aborted uploads after a day, and none that may still arrive', async () => {
  const folder = join(api.dataDir, 'media', '.incoming');
  const posted = await uploaded('png');
  const [left, arriving] = [join(folder, 'left'), join(folder, 'arriving')];
  for (const path of [left, arriving]) writeFileSync(path, 'half a picture');
  const dayAgo = (api.clock.now().getTime() - (UNUSED_FILE_HOURS * 3_600 + 1) * 1_000) / 1_000;
  const recently = api.clock.now().getTime() / 1_000 - 60;
  utimesSync(left, dayAgo, dayAgo);
  utimesSync(arriving, recently, recently);
  expect(await sweepUnfinished()).toBe(1);
  expect([left, arriving, onDisk(posted)].map((path) => existsSync(path))).toEqual([false, true, true]);
});

test("refuses uploads of one member beyond their limit, and accepts others'", async () => {
  const [keen, other] = await api.inClub(async () => [await makeMember(), await makeMember()] as const);
  const statuses: number[] = [];
  for (let time = 0; time <= UPLOADS; time += 1)
    statuses.push((await presign(fresh(), { token: keen.token })).status);
  expect(statuses).toEqual([...Array<number>(UPLOADS).fill(200), 429]);
  expect((await presign(fresh(), { token: other.token })).status).toBe(200);
});
