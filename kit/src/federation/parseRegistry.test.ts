import { parseRegistry } from './parseRegistry.ts';

function remote(name: string, path: string) {
  return {
    name,
    container: name.replace('-', '_'),
    entry: `/remotes/${name}/remoteEntry.js`,
    screens: [`/remotes/${name}/screens.js`],
    declaration: {
      name,
      version: '1.0.0',
      kitVersion: '^0.1.0',
      routes: [{ path, component: 'AScreen', title: 'A', access: 'open' }],
      menu: [],
    },
  };
}

describe('parseRegistry', () => {
  it('returns the remotes in the order of the registry', () => {
    const { remotes, refused } = parseRegistry({ remotes: [remote('mf-b', '/b'), remote('mf-a', '/a')] });
    expect(remotes.map(({ name, entry }) => [name, entry])).toEqual([
      ['mf-b', '/remotes/mf-b/remoteEntry.js'],
      ['mf-a', '/remotes/mf-a/remoteEntry.js'],
    ]);
    expect(refused).toEqual([]);
  });

  it('drops invalid remotes with the reason, and keeps the rest', () => {
    const { remotes, refused } = parseRegistry({
      remotes: [{ ...remote('mf-a', '/a'), entry: '' }, { name: 'mf-b' }, 7, remote('mf-c', '/c')],
    });
    expect(remotes.map(({ name }) => name)).toEqual(['mf-c']);
    expect(refused).toEqual([
      { name: 'mf-a', reason: 'It has no entry.' },
      { name: 'mf-b', reason: 'The declaration is not an object.' },
      { name: 'remote 3', reason: 'It is not an object.' },
    ]);
  });

  it('does not let a remote take the path of another', () => {
    const { remotes, refused } = parseRegistry({ remotes: [remote('mf-a', '/a'), remote('mf-b', '/a')] });
    expect(remotes.map(({ name }) => name)).toEqual(['mf-a']);
    expect(refused).toEqual([{ name: 'mf-b', reason: 'The path /a belongs to mf-a.' }]);
  });

  it('does not let a remote take the part of another', () => {
    const withPart = (name: string, path: string) => {
      const given = remote(name, path);
      return { ...given, declaration: { ...given.declaration, parts: ['APanel'] } };
    };
    const { remotes, refused } = parseRegistry({ remotes: [withPart('mf-a', '/a'), withPart('mf-b', '/b')] });
    expect(remotes.map(({ declaration }) => declaration.parts)).toEqual([['APanel']]);
    expect(refused).toEqual([{ name: 'mf-b', reason: 'The part APanel belongs to mf-a.' }]);
  });

  it('refuses a container that is not a valid variable name', () => {
    const { refused } = parseRegistry({ remotes: [{ ...remote('mf-a', '/a'), container: 'mf-a' }] });
    expect(refused).toEqual([{ name: 'mf-a', reason: 'It has no container.' }]);
  });

  it.each([undefined, null, 'text', [], { remotes: 'none' }])('reads %j as no remotes', (value) => {
    expect(parseRegistry(value)).toEqual({ remotes: [], refused: [] });
  });
});
