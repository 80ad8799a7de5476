import { spawnSync } from 'node:child_process';
import { routes } from '../app.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { templateOf, type OpenApi } from './openApiOf.ts';

let api: TestClub;
let document: OpenApi;
let page: string;

beforeAll(async () => {
  api = await freshClub();
  document = (await api.call('GET', '/openapi.json')).body as OpenApi;
  page = String((await api.call('GET', '/docs')).body);
});

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
  expect(routes.length).toBeGreaterThan(200);
  const ids = new Set<string>();
  for (const route of routes) {
    const operation = document.paths[templateOf(route.path)]?.[route.method.toLowerCase()];
    if (!operation) throw new Error(`${route.method} ${route.path} is not described.`);
    ids.add(operation.operationId);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(route.path.match(/:\w+/g) ?? []);
    expect(Boolean(operation.requestBody)).toBe(Boolean(route.body));
    expect(operation.tags).toEqual([route.access]);
    expect(operation.summary).toBe(route.summary);
    expect(operation.summary).toMatch(/^[^\n]*\S[^\n]*$/);
    expect(operation.description).not.toBe('');
    expect(operation.deprecated === true).toBe(route.replacedBy !== undefined);
    if (route.replacedBy !== undefined)
      expect(operation.description).toContain(`use \`${route.replacedBy}\``);
  }
  expect(ids.size).toBe(routes.length);
  const described = Object.values(document.paths).flatMap((operations) => Object.keys(operations));
  expect(described).toHaveLength(routes.length);
  expect(document.servers).toEqual([{ url: '/api' }]);
});

test('names the right of every route that needs one, its holders, and the refusal', () => {
  const withRight = routes.flatMap((route) => (route.may ? [{ ...route, may: route.may }] : []));
  expect(withRight.length).toBeGreaterThan(50);
  for (const { method, path, may } of withRight) {
    const operation = document.paths[templateOf(path)]?.[method.toLowerCase()];
    expect(operation?.description).toContain(`For ${may.who}: the right \`${may.name}\`.`);
    expect(operation?.responses[403]?.description).toBe(may.refusal);
  }
});

test('lets the page load and run only its own files by its policy', async () => {
  const { headers } = await api.call('GET', '/docs');
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  );
  expect(page).not.toMatch(/<script>|<style|\sstyle=|\son\w+=|https?:/);
});

test.each([
  ['start.js', 'text/javascript; charset=utf-8', 'openapi.json'],
  ['swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
])('the page loads %s', async (file, type, words) => {
  expect(page).toContain(`"docs/${file}"`);
  const { status, headers, body } = await api.call('GET', `/docs/${file}`);
  expect([status, headers.get('Content-Type')]).toEqual([200, type]);
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(body).toContain(words);
});

test.each([
  ['LICENSE', 'Apache License'],
  ['NOTICE', 'swagger-ui'],
  ['swagger-ui-bundle.js.LICENSE.txt', 'license'],
])('serves the license text %s beside the files', async (file, words) => {
  const { headers, body } = await api.call('GET', `/docs/${file}`);
  expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(body).toContain(words);
});

test.each([
  'package.json',
  'index.html',
  'swagger-ui.css.map',
  '..%2Fpackage.json',
  '%2e%2e%2fkoa%2fpackage.json',
])('answers 404 for %s', async (file) => {
  const { status, body } = await api.call('GET', `/docs/${file}`);
  expect([status, body]).toEqual([404, ['There is nothing here.', 'not_found']]);
});
