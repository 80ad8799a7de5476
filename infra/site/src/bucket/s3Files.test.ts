import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import type { BucketFiles } from './BucketFiles.ts';
import { s3Files } from './s3Files.ts';

/** A response of the fake S3, and the requests it received. */
type Answer = (req: IncomingMessage, body: string) => { status: number; body?: string; etag?: string };

let server: Server;
let client: S3Client;
let files: BucketFiles;
let answer: Answer;
const HEADERS = { contentType: 'text/plain; charset=utf-8', cacheControl: 'no-cache' };

const failure = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

beforeEach(async () => {
  server = createServer((req, res) => {
    void text(req).then((body) => {
      const given = answer(req, body);
      res.writeHead(given.status, {
        ...(given.etag ? { ETag: given.etag } : {}),
        'Content-Type': 'application/xml',
      });
      res.end(given.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = new S3Client({
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: 'of-a-test', secretAccessKey: 'of-a-test' },
  });
  files = s3Files(client, 'site');
});
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('fetches a list to its last page', async () => {
  const page = (key: string, next = '') =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${
      next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }<Contents><Key>${key}</Key></Contents></ListBucketResult>`;
  answer = ({ url = '' }) => {
    expect(url).toMatch(/prefix=registry%2F/);
    return {
      status: 200,
      body: url.includes('continuation-token=more')
        ? page('registry/b.json')
        : page('registry/a.json', 'more'),
    };
  };
  expect(await files.list('registry/')).toEqual(['registry/a.json', 'registry/b.json']);
});

test('returns a file with its ETag, and null for a missing one', async () => {
  answer = () => ({ status: 200, body: 'content', etag: '"abc"' });
  const file = await files.get('shell/a.js');
  expect([Buffer.from(file?.content ?? '').toString(), file?.etag]).toEqual(['content', '"abc"']);
  answer = () => ({ status: 404, body: failure('NoSuchKey') });
  expect(await files.get('shell/a.js')).toBeNull();
  answer = () => ({ status: 403, body: failure('AccessDenied') });
  await expect(files.get('shell/a.js')).rejects.toThrow(/AccessDenied/);
});

test('sends the content type and the condition with a write', async () => {
  const asked: Record<string, unknown>[] = [];
  answer = ({ method, headers }) => {
    const {
      'content-type': type,
      'cache-control': cache,
      'if-match': match,
      'if-none-match': none,
    } = headers;
    asked.push({ method, type, cache, match, none });
    return { status: 200 };
  };
  await files.put('shell/a.txt', Buffer.from('a'), HEADERS, null);
  await files.put('shell/a.txt', Buffer.from('b'), HEADERS, '"abc"');
  const always = { method: 'PUT', type: HEADERS.contentType, cache: HEADERS.cacheControl };
  expect(asked).toEqual([
    { ...always, match: undefined, none: '*' },
    { ...always, match: '"abc"', none: undefined },
  ]);
});

for (const [status, code] of [
  [412, 'PreconditionFailed'],
  [409, 'ConditionalRequestConflict'],
] as const) {
  test(`reads ${code} as a faster publisher`, async () => {
    answer = () => ({ status, body: failure(code) });
    await expect(files.put('registry/a.json', Buffer.from('a'), HEADERS, '"abc"')).rejects.toThrow(
      /changed by someone else/,
    );
  });
}

test('throws other refusals of a write unchanged', async () => {
  answer = () => ({ status: 403, body: failure('AccessDenied') });
  await expect(files.put('registry/a.json', Buffer.from('a'), HEADERS, null)).rejects.toThrow(/AccessDenied/);
});

test('removes more than a thousand keys in several calls, and no keys in none', async () => {
  const counts: number[] = [];
  answer = (_req, body) => {
    counts.push(body.match(/<Key>/g)?.length ?? 0);
    return { status: 200, body: '<?xml version="1.0"?><DeleteResult></DeleteResult>' };
  };
  await files.remove([]);
  await files.remove(Array.from({ length: 1_001 }, (_, index) => `shell/${index}`));
  expect(counts).toEqual([1_000, 1]);
});
