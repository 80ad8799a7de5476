import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { routes } from '../app.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { describeType } from './docsPage.ts';
import { templateOf, type OpenApi } from './openApiOf.ts';

let api: TestApi;
let document: OpenApi;
let page: string;

beforeAll(async () => {
  api = await startTestApi();
  document = (await api.call('GET', '/openapi.json')).body as OpenApi;
  page = String((await api.call('GET', '/docs')).body);
});
afterAll(() => api.close());

// In a separate process, because Jest cannot load the validator's module.
const VALIDATE = `
  import { Validator } from '@seriousme/openapi-schema-validator';
  import { json } from 'node:stream/consumers';
  const validator = new Validator();
  const result = await validator.validate(await json(process.stdin));
  console.log(JSON.stringify({ ...result, version: validator.version }));
`;

test('is valid OpenAPI 3.1', () => {
  const validation = spawnSync(process.execPath, ['--input-type=module', '--eval', VALIDATE], {
    input: JSON.stringify(document),
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(validation.stdout || validation.stderr)).toEqual({ valid: true, version: '3.1' });
});

test('describes every route with its path parameters, its body, and who may call it', () => {
  expect(routes.length).toBeGreaterThan(60);
  const ids = new Set<string>();
  for (const route of routes) {
    const operation = document.paths[templateOf(route.path)]?.[route.method.toLowerCase()];
    if (!operation) throw new Error(`${route.method} ${route.path} is not described.`);
    ids.add(operation.operationId);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(route.path.match(/:\w+/g) ?? []);
    expect(Boolean(operation.requestBody)).toBe(Boolean(route.body));
    expect(operation.tags).toEqual([route.access]);
    expect(page).toContain(`id="${operation.operationId}"`);
  }
  expect(ids.size).toBe(routes.length);
  expect(document.servers).toEqual([{ url: '/api' }]);
});

test('the page runs and loads nothing, and its policy says so', async () => {
  const { headers } = await api.call('GET', '/docs');
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
  const digest = createHash('sha256').update(style).digest('base64');
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|https?:/);
});

test('describes types as text', () => {
  expect(describeType({ type: ['string', 'null'], minLength: 1, maxLength: 40 })).toBe(
    'string or null, 1 to 40 characters',
  );
  expect(
    describeType({ type: 'array', items: { type: 'integer', minimum: 0 }, maxItems: 3, uniqueItems: true }),
  ).toBe('array of integer, 0 or more, at most 3 items, none twice');
  expect(describeType({ anyOf: [{ enum: [''] }, { type: 'string', pattern: '^a$' }] })).toBe(
    '""; or string, like ^a$',
  );
});
