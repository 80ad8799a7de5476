import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '@fleetwatch/api/app';

const ROOT = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

const firstCalls = globSync('mf-*/declaration.json', { cwd: ROOT }).flatMap((file) => {
  const declared = JSON.parse(read(file)) as { routes: { path: string; first?: string[] }[] };
  return declared.routes.flatMap(({ path, first = [] }) => first.map((call) => [path, call] as const));
});
const reads = routes.filter(({ method }) => method === 'GET').map(({ path }) => path.split('/'));

/** Whether it is a call that the API answers: `user-results/:me` is `/user-results/:id`. */
const isAnswered = (call: string): boolean => {
  const parts = `/${call}`.split('/');
  return reads.some(
    (path) =>
      path.length === parts.length && path.every((part, at) => part === parts[at] || part.startsWith(':')),
  );
};

it('finds some first calls', () => {
  expect(firstCalls.length).toBeGreaterThan(2);
  expect(isAnswered('sorties')).toBe(false);
});

it.each(firstCalls)(
  '%s first requests %s, which is a call of the API (rule portal.first-calls)',
  (_path, call) => {
    expect(isAnswered(call)).toBe(true);
  },
);
