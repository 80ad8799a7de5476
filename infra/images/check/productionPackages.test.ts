import { type Lock, productionPackages } from './productionPackages.ts';

const lock: Lock = {
  packages: {
    api: {
      dependencies: { koa: '3', '@fleetwatch/contract': '1' },
      optionalDependencies: { 'argon2-elsewhere': '1' },
      peerDependencies: { mongo: '1', snappy: '1' },
      peerDependenciesMeta: { snappy: { optional: true } },
    },
    contract: {},
    'node_modules/@fleetwatch/contract': { link: true, resolved: 'contract' },
    'node_modules/jest': {},
    'node_modules/koa': { dependencies: { ms: '2' } },
    'node_modules/koa/node_modules/ms': {},
    'node_modules/mongo': { dependencies: { ms: '1' } },
    'node_modules/ms': {},
    'node_modules/snappy': {},
  },
};

it('lists what a workspace needs where Node resolves it, without development packages', () => {
  expect(productionPackages(lock, 'api')).toEqual([
    'api',
    'contract',
    'node_modules/koa',
    'node_modules/koa/node_modules/ms',
    'node_modules/mongo',
    'node_modules/ms',
  ]);
});

it('reports a package that the lock file lacks', () => {
  const lacking = { packages: { api: { dependencies: { koa: '3' } } } };
  expect(() => productionPackages(lacking, 'api')).toThrow('package-lock.json lacks koa, which api needs.');
  expect(() => productionPackages(lock, 'web')).toThrow('package-lock.json has nothing at web.');
});
