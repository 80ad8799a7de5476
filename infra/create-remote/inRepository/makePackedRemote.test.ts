import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@fleetwatch/site/testing/makeBuild';
import { makePackedRemote, usePacked } from './makePackedRemote.ts';

let home: ReturnType<typeof makeFolder>;
beforeEach(() => {
  home = makeFolder();
});
afterEach(() => home.remove());

const packedOf = (name: string) => {
  const tarball = join(home.folder, `fleetwatch-${name}-1.0.0.tgz`);
  writeFileSync(tarball, name);
  return { tarball, manifest: { name: `@fleetwatch/${name}`, version: '1.0.0' } };
};

test('installs our packages as files, indirect dependencies too, when a remote is made', async () => {
  const folder = join(home.folder, 'mf-a');
  mkdirSync(folder);
  const manifest = {
    name: 'mf-a',
    dependencies: { '@fleetwatch/kit': '^1.0.0', react: '^19.3.1' },
    devDependencies: { '@fleetwatch/remote': '^0.2.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await usePacked(folder, ['kit', 'remote', 'site', 'create-remote'].map(packedOf));
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'mf-a',
    dependencies: { '@fleetwatch/kit': 'file:packages/fleetwatch-kit-1.0.0.tgz', react: '^19.3.1' },
    devDependencies: {
      '@fleetwatch/remote': 'file:packages/fleetwatch-remote-1.0.0.tgz',
      '@fleetwatch/site': 'file:packages/fleetwatch-site-1.0.0.tgz',
    },
  });
  expect(readdirSync(join(folder, 'packages')).toSorted()).toEqual([
    'fleetwatch-create-remote-1.0.0.tgz',
    'fleetwatch-kit-1.0.0.tgz',
    'fleetwatch-remote-1.0.0.tgz',
    'fleetwatch-site-1.0.0.tgz',
  ]);
});

test.each([
  ['within the checkout', 'checkout/mf-a', /is within this repository/],
  ['that exists', 'mf-taken', /mf-taken already exists/],
  ['with a wrong name', 'regattas', /"regattas" is not a remote's name/],
])('refuses a folder %s before anything is packed', async (_, folder, reason) => {
  mkdirSync(join(home.folder, 'mf-taken'));
  const made = makePackedRemote(join(home.folder, 'checkout'), join(home.folder, folder));
  await expect(made).rejects.toThrow(reason);
  expect(readdirSync(home.folder)).toEqual(['mf-taken']);
});
