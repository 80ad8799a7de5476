import { findRemoteForPath } from './findRemoteForPath.ts';

const remote = (name: string, ...paths: string[]) => ({
  name,
  container: name,
  entry: '',
  screens: [],
  firstNeeds: [],
  declaration: { routes: paths.map((path) => ({ path })) },
});
const remotes = [remote('a', '/actions'), remote('b', '/crew/:boat/:seat', '/plans')];

describe('findRemoteForPath', () => {
  it.each([
    ['/actions', 'a'],
    ['/actions/', 'a'],
    ['/crew/kestrel/3', 'b'],
    ['/plans', 'b'],
    ['/', undefined],
    ['/crew/kestrel', undefined],
    ['/crew//3', undefined],
    ['/actions/more', undefined],
  ])('finds for %s the remote %s', (path, name) => {
    expect(findRemoteForPath(remotes, path)?.name).toBe(name);
  });
});
