import { doPathsOverlap, findConflicts } from './findConflicts.ts';
import type { RemoteClaims } from './findConflicts.ts';

const remote = (name: string, paths: string[], parts: string[] = []): RemoteClaims => ({
  name,
  container: name.replaceAll('-', '_'),
  declaration: {
    routes: paths.map((path) => ({ path, component: 'Screen', title: 'A', access: 'open' as const })),
    parts,
  },
});

describe('doPathsOverlap', () => {
  it.each([
    ['/plans', '/plans', true],
    ['/plans', '/Plans', true],
    ['/:any', '/plans', true],
    ['/captainslog/:boat', '/captainslog/:log', true],
    ['/captainslog/:boat', '/captainslog/last', true],
    ['/:kind/last', '/captainslog/:boat', true],
    ['/plans', '/workouts', false],
    ['/:any', '/plans/:day', false],
    ['/crew/:boat', '/crews/:boat', false],
  ])('%s and %s: %s, whichever comes first', (one, other, overlap) => {
    expect([doPathsOverlap(one, other), doPathsOverlap(other, one)]).toEqual([overlap, overlap]);
  });
});

describe('findConflicts', () => {
  const first = remote('mf-first', ['/boats', '/boats/:id'], ['BoatPanel']);

  it.each([
    ['the same path', remote('mf-new', ['/boats']), 'The path /boats belongs to mf-first.'],
    [
      'a path in another case',
      remote('mf-new', ['/Boats']),
      'The path /Boats overlaps /boats, which belongs to mf-first.',
    ],
    [
      'a parameter that takes their addresses',
      remote('mf-new', ['/:any/:id']),
      'The path /:any/:id overlaps /boats/:id, which belongs to mf-first.',
    ],
    ['a part', remote('mf-new', ['/new'], ['BoatPanel']), 'The part BoatPanel belongs to mf-first.'],
    [
      'a container',
      { ...remote('mf-new', ['/new']), container: 'mf_first' },
      'The container mf_first belongs to mf-first.',
    ],
    ['a path of the shell', remote('mf-new', ['/about']), 'The path /about belongs to the shell.'],
  ])('names %s', (_what, claims, reason) => {
    expect(findConflicts(claims, [first], ['/about'])).toEqual([reason]);
  });

  it('accepts overlapping paths within a remote, and another version of itself', () => {
    expect(findConflicts(remote('mf-first', ['/boats', '/boats/:id', '/boats/new']), [first])).toEqual([]);
  });
});
