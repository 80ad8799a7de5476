import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { listenHere } from './listenHere.ts';

/**
 * A bucket that checks what S3 checks of a form post (policy, signature, key, size, expiry, and that the
 * policy has every field) and of a signed address (signature, expiry), by the rules of AWS signature version
 * 4. It is written from those rules and does not share code with the API.
 */
export interface S3Double {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** Advances its clock. */
  advanceSeconds(seconds: number): void;
  close(): Promise<void>;
}

export const S3_ACCESS_KEY = 'AKIDTESTS';
export const S3_SECRET = 'a secret of the tests';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

function signature(scope: string, toSign: string): string {
  const [date = '', region = '', service = ''] = scope.split('/');
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_SECRET}`);
  return hmac(key, toSign).toString('hex');
}

const scopeOf = (credential: string): string | null =>
  credential.startsWith(`${S3_ACCESS_KEY}/`) ? credential.slice(S3_ACCESS_KEY.length + 1) : null;

type Condition = Record<string, string> | [string, ...(string | number)[]];

/** Fields that S3 allows without a condition in the policy. */
const EXEMPT = new Set(['policy', 'x-amz-signature', 'file']);

function holds(condition: Condition, fields: Map<string, string>, size: number): boolean {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).every(([name, value]) => fields.get(name.toLowerCase()) === value);
  }
  const [kind, one, other] = condition;
  if (kind === 'content-length-range') return size >= Number(one) && size <= Number(other);
  const value = fields.get(String(one).slice(1).toLowerCase()) ?? '';
  return kind === 'eq' ? value === other : kind === 'starts-with' && value.startsWith(String(other));
}

const namesOf = (condition: Condition): string[] =>
  Array.isArray(condition)
    ? [String(condition[1]).replace(/^\$/, '').toLowerCase()]
    : Object.keys(condition).map((name) => name.toLowerCase());

function checkPost(fields: Map<string, string>, size: number, now: number): string | null {
  const scope = scopeOf(fields.get('x-amz-credential') ?? '');
  const policyText = fields.get('policy') ?? '';
  if (scope === null) return 'InvalidAccessKeyId';
  if (signature(scope, policyText) !== fields.get('x-amz-signature')) return 'SignatureDoesNotMatch';
  const policy = JSON.parse(Buffer.from(policyText, 'base64').toString()) as {
    expiration: string;
    conditions: Condition[];
  };
  if (Date.parse(policy.expiration) <= now) return 'AccessDenied: expired';
  const covered = new Set(policy.conditions.flatMap(namesOf));
  const extra = [...fields.keys()].find((name) => !EXEMPT.has(name) && !covered.has(name));
  if (extra !== undefined) return `AccessDenied: extra field ${extra}`;
  const range = policy.conditions.find((each) => Array.isArray(each) && each[0] === 'content-length-range');
  if (range && !holds(range, fields, size)) return 'EntityTooLarge or EntityTooSmall';
  return policy.conditions.every((condition) => holds(condition, fields, size))
    ? null
    : 'AccessDenied: policy';
}

function checkSignedGet(url: URL, host: string, now: number): string | null {
  const query = new URLSearchParams(url.searchParams);
  const given = query.get('X-Amz-Signature');
  query.delete('X-Amz-Signature');
  const scope = scopeOf(query.get('X-Amz-Credential') ?? '');
  const date = query.get('X-Amz-Date') ?? '';
  if (scope === null) return 'InvalidAccessKeyId';
  const startsAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (now >= startsAt + Number(query.get('X-Amz-Expires')) * 1_000) return 'AccessDenied: expired';
  const encode = (text: string): string =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const canonicalQuery = [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    'GET',
    url.pathname,
    canonicalQuery,
    `host:${host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  return signature(scope, toSign) === given ? null : 'SignatureDoesNotMatch';
}

function readForm(request: IncomingMessage): Promise<{ fields: Map<string, string>; file: Buffer }> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const chunks: Buffer[] = [];
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    });
    parser.on('field', (name, value) => fields.set(name.toLowerCase(), value));
    parser.on('file', (_name, file) => file.on('data', (chunk: Buffer) => chunks.push(chunk)));
    parser.once('finish', () => {
      resolve({ fields, file: Buffer.concat(chunks) });
    });
    parser.once('error', reject);
    request.pipe(parser);
  });
}

/** Page size of a listing: small, so that callers must handle several pages. */
const LISTED_AT_ONCE = 3;

function listed(query: URLSearchParams, keys: readonly string[], storedAt: Map<string, number>): string {
  const after = query.get('continuation-token') ?? '';
  const matching = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = matching.slice(0, LISTED_AT_ONCE);
  const isCut = matching.length > page.length;
  const contents = page.map((key) => {
    const time = new Date(storedAt.get(key) ?? 0).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
  });
  const next = isCut ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

export async function startS3Double(bucket: string): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const storedAt = new Map<string, number>();
  let aheadMs = 0;
  const refuse = (res: ServerResponse, status: number, code: string): void => {
    res.writeHead(status, { 'Content-Type': 'application/xml' });
    res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };

  async function answer(request: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://double');
    const now = Date.now() + aheadMs;
    const [, named = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (named !== bucket) return refuse(res, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (request.method === 'POST' && !url.searchParams.has('delete')) {
      const { fields, file } = await readForm(request);
      fields.set('bucket', bucket);
      const refusal = checkPost(fields, file.length, now);
      if (refusal !== null) return refuse(res, 403, refusal);
      objects.set(fields.get('key') ?? '', file);
      storedAt.set(fields.get('key') ?? '', now);
      res.writeHead(204).end();
      return;
    }
    if (request.method === 'GET' && url.searchParams.has('X-Amz-Signature')) {
      const refusal = checkSignedGet(url, request.headers.host ?? '', now);
      if (refusal !== null) return refuse(res, 403, refusal);
    } else if (!request.headers.authorization?.includes(S3_ACCESS_KEY)) {
      return refuse(res, 403, 'AccessDenied');
    }
    if (request.method === 'POST') {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const keys = [
        ...Buffer.concat(chunks)
          .toString()
          .matchAll(/<Key>([^<]+)<\/Key>/g),
      ].map(([, one = '']) => one);
      for (const one of keys) objects.delete(one);
      res.writeHead(200, { 'Content-Type': 'application/xml' });
      res.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
      return;
    }
    if (request.method === 'PUT') {
      const source = String(request.headers['x-amz-copy-source']).slice(bucket.length + 1);
      const copied = objects.get(source);
      if (!copied) return refuse(res, 404, 'NoSuchKey');
      const wanted = request.headers['x-amz-copy-source-if-match'];
      if (wanted !== undefined && wanted !== etagOf(copied)) return refuse(res, 412, 'PreconditionFailed');
      objects.set(key, copied);
      storedAt.set(key, now);
      res.writeHead(200, { 'Content-Type': 'application/xml' });
      res.end(`<?xml version="1.0"?><CopyObjectResult><ETag>${etagOf(copied)}</ETag></CopyObjectResult>`);
      return;
    }
    if (key === '') {
      res.writeHead(200, { 'Content-Type': 'application/xml' });
      res.end(listed(url.searchParams, [...objects.keys()].sort(), storedAt));
      return;
    }
    const object = objects.get(key);
    if (!object) return refuse(res, 404, 'NoSuchKey');
    const match = request.headers['if-match'];
    if (match !== undefined && match !== etagOf(object)) return refuse(res, 412, 'PreconditionFailed');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    res.writeHead(from === undefined ? 200 : 206, {
      'Content-Type': url.searchParams.get('response-content-type') ?? 'binary/octet-stream',
      'Content-Disposition': url.searchParams.get('response-content-disposition') ?? '',
      ETag: etagOf(object),
      ...(from === undefined ? {} : { 'Content-Range': `bytes ${from}-${to ?? ''}/${object.length}` }),
    });
    res.end(from === undefined ? object : object.subarray(Number(from), Number(to) + 1));
  }

  const server = createServer((request, res) => {
    answer(request, res).catch(() => refuse(res, 400, 'MalformedPOSTRequest'));
  });
  return {
    endpoint: await listenHere(server),
    objects,
    advanceSeconds(seconds) {
      aheadMs += seconds * 1_000;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
