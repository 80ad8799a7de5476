import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { planImages } from './planImages.ts';

const versions = new Map([
  ['fleetwatch', '0.2.0'],
  ['shell', '0.2.0'],
  ['mf-plans', '1.3.0'],
  ['mf-fleet', '0.2.0'],
]);
const root = path.resolve(__dirname, '../../..');

test('a release of the portal builds every server, the shell, and each remote at its own version', () => {
  const images = planImages('v0.2.0', versions);
  expect(images.map(({ name, tag }) => `${name}:${tag}`)).toEqual([
    'api:0.2.0',
    'pages:0.2.0',
    'follower:0.2.0',
    'nginx:0.2.0',
    'shell:0.2.0',
    'mf-plans:1.3.0',
    'mf-fleet:0.2.0',
  ]);
  for (const { file } of images) expect(existsSync(path.join(root, 'infra/images', file))).toBe(true);
});

test("a remote's tag builds that remote only", () => {
  expect(planImages('mf-plans@1.3.0', versions)).toEqual([
    { name: 'mf-plans', file: 'site.Dockerfile', tag: '1.3.0', workspace: 'mf-plans' },
  ]);
});

test.each([
  ['v0.3.0', 'fleetwatch states version 0.2.0, not 0.3.0.'],
  ['mf-plans@1.2.0', 'mf-plans states version 1.3.0, not 1.2.0.'],
  ['mf-none@1.0.0', 'mf-none states version none, not 1.0.0.'],
  ['nightly', 'nightly is neither v0.2.0 nor mf-plans@1.3.0.'],
])('%s is refused', (tag, why) => {
  expect(() => planImages(tag, versions)).toThrow(why);
});

test.each(['gate', 'release'])('the workflow %s runs existing files', (name) => {
  const text = readFileSync(path.join(root, `.github/workflows/${name}.yml`), 'utf8');
  const workflow = parse(text) as { jobs: Record<string, unknown> };
  expect(Object.keys(workflow.jobs).length).toBeGreaterThan(0);
  for (const [, file = ''] of text.matchAll(/\bnode (infra\/\S+)/g)) {
    expect(existsSync(path.join(root, file))).toBe(true);
  }
});
