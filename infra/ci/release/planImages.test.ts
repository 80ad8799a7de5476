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

test('builds every server, the shell, and each remote at its own version for a release of the portal', () => {
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

test("builds only the remote of a remote's tag", () => {
  expect(planImages('@fleetwatch/mf-plans@1.3.0', versions)).toEqual([
    { name: 'mf-plans', file: 'site.Dockerfile', tag: '1.3.0', workspace: 'mf-plans' },
  ]);
});

test.each([
  ['v0.3.0', 'fleetwatch states version 0.2.0, not 0.3.0.'],
  ['@fleetwatch/mf-plans@1.2.0', 'mf-plans states version 1.3.0, not 1.2.0.'],
  ['@fleetwatch/mf-none@1.0.0', 'mf-none states version none, not 1.0.0.'],
  ['mf-plans@1.3.0', 'mf-plans@1.3.0 is neither v0.2.0 nor @fleetwatch/mf-plans@1.3.0.'],
  ['nightly', 'nightly is neither v0.2.0 nor @fleetwatch/mf-plans@1.3.0.'],
])('refuses %s', (tag, why) => {
  expect(() => planImages(tag, versions)).toThrow(why);
});

test.each(['gate', 'release'])('names only existing files in the workflow %s', (name) => {
  const text = readFileSync(path.join(root, `.github/workflows/${name}.yml`), 'utf8');
  const workflow = parse(text) as { jobs: Record<string, unknown> };
  expect(Object.keys(workflow.jobs).length).toBeGreaterThan(0);
  for (const [, file = ''] of text.matchAll(/\bnode (infra\/\S+)/g)) {
    expect(existsSync(path.join(root, file))).toBe(true);
  }
});

test('writes a tag as package and version, for lerna, the workflows and the documents', () => {
  const tagsOf = (file: string) =>
    (parse(readFileSync(path.join(root, file), 'utf8')) as { on: { push: { tags: string[] } } }).on.push.tags;
  const starts = (file: string, tag: string) => tagsOf(file).some((glob) => path.matchesGlob(tag, glob));
  const { name } = JSON.parse(readFileSync(path.join(root, 'mf-plans/package.json'), 'utf8')) as {
    name: string;
  };
  expect(starts('.github/workflows/release.yml', `${name}@1.3.0`)).toBe(true);
  expect(starts('.github/workflows/release.yml', 'mf-plans@1.3.0')).toBe(false);
  expect(starts('remote-template/.github/workflows/ci.yml', 'remote-template@0.1.0')).toBe(true);
  expect(starts('remote-template/.github/workflows/ci.yml', 'v0.1.0')).toBe(false);
  const guide = readFileSync(path.join(root, 'docs/teams.md'), 'utf8');
  const tags = [...guide.matchAll(/git tag (?:-a )?(\S+)/g)].map(([, tag = '']) => tag);
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag).toMatch(/^(@fleetwatch\/)?mf-[a-z-]+@\d+\.\d+\.\d+$/);
});
