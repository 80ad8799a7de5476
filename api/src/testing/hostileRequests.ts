import fc from 'fast-check';
import type { JsonSchema } from '../docs/jsonSchemaOf.ts';
import type { OpenApi, Operation, Parameter } from '../docs/openApiOf.ts';

/** One fuzz request as sent. */
export interface HostileRequest {
  method: string;
  /** Template of the path, which identifies the operation. */
  template: string;
  path: string;
  caller: 'nobody' | 'member' | 'coach' | 'expired' | 'landing' | 'junk';
  headers: Record<string, string>;
  /** Body as bytes in base64, or null for none. */
  body: string | null;
}

const TEXTS = [
  ...['', ' ', '0', 'null', 'undefined', '-1', '1e999', 'true', '\u0000', 'a\u0007', '\u202etxt', '\ud800'],
  ...['../../etc/passwd', '..\\..\\x', '%2e%2e%2f', '$where', '{"$gt":""}', "'; return true; //", '<script>'],
  ...[
    '=1+1',
    '__proto__',
    'constructor',
    'x'.repeat(5_000),
    '\u{1F6A3}'.repeat(300),
    'ﬀ',
    'İ',
    'ß'.repeat(50),
  ],
];

const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));

const junk: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, [], {}, [[]], ['$ne'], [null]),
  fc.constantFrom<unknown>(
    { $gt: '' },
    { $ne: null },
    { $where: 'sleep(1000)' },
    { $regex: '.*' },
    { length: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates a value that the schema probably accepts. */
function plausible(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf && !schema.type) return fc.oneof(...schema.anyOf.map((one) => plausible(one, ids)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => plausibleOf(type, schema, ids)));
}

function plausibleOf(type: string, schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 500 });
  if (type === 'number') {
    return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 500, noNaN: true });
  }
  if (type === 'array') return fc.array(plausible(schema.items ?? {}, ids), { maxLength: 4 });
  if (type === 'object') return bodyOf(schema, ids, 20);
  if (schema.pattern === '^[0-9a-f]{24}$') return fc.constantFrom(...ids);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 20, 20) });
}

/** Generates an object by its schema in which about one field in `hostileEvery` is junk, missing or extra. */
function bodyOf(schema: JsonSchema, ids: readonly string[], hostileEvery: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = fc.oneof(
      { weight: hostileEvery * 4, arbitrary: plausible(property, ids).map((given) => ({ given })) },
      { weight: 4, arbitrary: junk.map((given) => ({ given })) },
      { weight: schema.required?.includes(name) ? 1 : hostileEvery * 4, arbitrary: fc.constant(null) },
    );
    return value.map((held) => (held ? [[name, held.given] as const] : []));
  });
  const extra = fc.oneof(
    { weight: hostileEvery * 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(hostileText, junk).map((pair) => [pair]) },
  );
  return fc.tuple(extra, ...fields).map((pairs) => Object.fromEntries(pairs.flat()));
}

const wrecked: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    Buffer.from(''),
    Buffer.from('{"name": '),
    Buffer.from('[]'),
    Buffer.from('"text"'),
    Buffer.from('{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)),
    Buffer.from(`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    Buffer.from(`{"name":"${'x'.repeat(70_000)}"}`),
    Buffer.from('{"__proto__":{"coach":1},"constructor":{"prototype":{}}}'),
    Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x7d]),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

const rawSegment = fc.constantFrom(
  ...[
    '..%2f..%2fetc',
    '%00',
    '%zz',
    '%c0%af',
    '%ff%fe',
    '.',
    '%2e%2e',
    '$ne',
    'x'.repeat(3_000),
    'null',
    '%',
    '+',
  ],
);

/** Replaces unpaired surrogates, which cannot be percent-encoded. */
const inAddress = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')) || 'x';

function segmentOf({ schema }: Parameter, ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: plausible(schema, ids).map((value) => inAddress(String(value))),
    },
    { weight: 1, arbitrary: hostileText.map((text) => inAddress(text)) },
    { weight: 1, arbitrary: rawSegment },
  );
}

function pathOf(template: string, parameters: Parameter[], ids: readonly string[]): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const segments = fc.tuple(...inPath.map((parameter) => segmentOf(parameter, ids)));
  const queries = fc.tuple(
    ...inQuery.map((parameter) =>
      fc
        .option(segmentOf(parameter, ids), { nil: null, freq: 4 })
        .map((value) => (value === null ? [] : [`${parameter.name}=${value}`])),
    ),
    fc.constantFrom<string[]>([], [], [], ['extra=1'], ['a[$gt]='], ['name=a&name=b']),
  );
  return fc.tuple(segments, queries).map(([values, pairs]) => {
    const filled = values.reduce(
      (path, value, index) => path.replace(`{${inPath[index]?.name ?? ''}}`, () => value),
      template,
    );
    const query = pairs.flat().join('&');
    return query === '' ? filled : `${filled}?${query}`;
  });
}

function requestTo(
  [template, method, operation]: readonly [string, string, Operation],
  ids: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '');
  const body: fc.Arbitrary<Buffer | null> = schema
    ? fc.oneof(
        { weight: 8, arbitrary: bodyOf(schema, ids, 8).map(json) },
        { weight: 2, arbitrary: bodyOf(schema, ids, 1).map(json) },
        { weight: 1, arbitrary: junk.map(json) },
        { weight: 1, arbitrary: wrecked },
      )
    : fc.constant(null);
  return fc
    .record({
      path: pathOf(template, operation.parameters, ids),
      caller: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('member' as const, 'coach' as const) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'nobody' as const,
            'expired' as const,
            'landing' as const,
            'junk' as const,
          ),
        },
      ),
      body,
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=x', ''),
        },
      ),
      key: fc.option(
        fc.oneof(fc.stringMatching(/^[\w-]{16,30}$/), fc.constantFrom('x', 'k'.repeat(65), '$gt')),
        {
          nil: null,
          freq: 4,
        },
      ),
    })
    .map(({ path, caller, body: bytes, type, key }) => ({
      method: method.toUpperCase(),
      template,
      path,
      caller,
      headers: {
        ...(bytes && type !== '' ? { 'Content-Type': type } : {}),
        ...(key === null ? {} : { 'Idempotency-Key': key }),
      },
      body: bytes && bytes.toString('base64'),
    }));
}

/**
 * Generates requests to every operation of the document in turn, always the same for the same seed. `ids`
 * are existing ids.
 */
export function hostileRequests(
  document: OpenApi,
  ids: readonly string[],
  { seed, count }: { seed: number; count: number },
): HostileRequest[] {
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => [template, method, operation] as const),
  );
  const each = Math.ceil(count / operations.length);
  const perOperation = operations.map((operation, index) =>
    fc.sample(requestTo(operation, ids), { seed: seed + index, numRuns: each }),
  );
  return Array.from({ length: each }, (_, round) =>
    perOperation.flatMap((some) => some.slice(round, round + 1)),
  )
    .flat()
    .slice(0, count);
}
