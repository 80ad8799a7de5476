import type { ListedMember } from '@fleetwatch/kit/store/members';
import { boatIn, fleetGroupOf } from '@fleetwatch/kit/testing/sampleData';
import { boatEntry, findEntries, indexEntries, pageEntry, personEntry } from './findEntries.ts';

const member = (name: string): ListedMember => ({ _id: name, name, group: 'g', pic: '' });
const quad = fleetGroupOf('Quad', '4x', 4);
const index = indexEntries([
  ...['Sorties', 'Plans', 'On Deck'].map((label) => pageEntry({ path: `/${label}`, label })),
  ...['Zoë Brook', 'Ana Søndergaard', 'Brook Adair', 'José Núñez'].map((name) => personEntry(member(name))),
  boatEntry(boatIn(quad, 'Oak 10')),
  boatEntry(boatIn(quad, 'Oak 9')),
  boatEntry(boatIn(fleetGroupOf('Single', '1x', 1), 'Deck Hand', { active: false })),
]);
const found = (typed: string, recent: string[] = []) =>
  Object.fromEntries(
    findEntries(index, typed, recent).map(({ label, entries }) => [label, entries.map(({ name }) => name)]),
  );

describe('what the palette finds (rule portal.palette)', () => {
  it('finds the beginning of a word for each typed word, in any order and case, without accents', () => {
    expect(found('brook z')).toEqual({ People: ['Zoë Brook'] });
    expect(found('NUNEZ')).toEqual({ People: ['José Núñez'] });
    expect(found('núñ jos')).toEqual({ People: ['José Núñez'] });
    expect(found('rook')).toEqual({});
  });

  it('groups results, with names that begin with the text on top', () => {
    expect(found('brook')).toEqual({ People: ['Brook Adair', 'Zoë Brook'] });
    expect(found('deck')).toEqual({ Pages: ['On Deck'], Boats: ['Deck Hand'] });
  });

  it('finds boats by class and state, in the order of their numbers', () => {
    expect(found('4x')).toEqual({ Boats: ['Oak 9', 'Oak 10'] });
    expect(found('dry')).toEqual({ Boats: ['Deck Hand'] });
  });

  it('shows recent picks and pages while nothing is typed, each once', () => {
    const recent = ['boat oak 9', 'page /Plans', 'person gone'];
    expect(found('', recent)).toEqual({ Recent: ['Oak 9', 'Plans'], Pages: ['Sorties', 'On Deck'] });
    expect(found(' - ')).toEqual({ Pages: ['Sorties', 'Plans', 'On Deck'] });
  });

  it('shows the class of a boat once', () => {
    expect(boatEntry(boatIn(quad, 'Oak', { active: false })).detail).toBe('Quad 4x, dry-docked');
    expect(boatEntry(boatIn(fleetGroupOf('Gig', 'gig', 4), 'Lady')).detail).toBe('Gig');
  });

  it('links to the documented addresses', () => {
    expect(personEntry(member('Zoë / Brook')).to).toBe('/aboutuser/Zo%C3%AB%20%2F%20Brook');
    expect(boatEntry(boatIn(quad, 'Oak')).to).toBe('/captainslog/oak');
  });

  it('shows at most eight of a kind, and splits 2,400 names once, not with each key', () => {
    const folding = jest.spyOn(String.prototype, 'normalize');
    const many = indexEntries([
      ...Array.from({ length: 2_000 }, (_, at) => personEntry(member(`Ada Rower${at}`))),
      ...Array.from({ length: 400 }, (_, at) => boatEntry(boatIn(quad, `Ada ${at}`))),
    ]);
    expect(folding).toHaveBeenCalledTimes(2_400);
    for (const typed of ['a', 'ad', 'ada', 'ada r', 'ada ro']) findEntries(many, typed, []);
    expect(folding).toHaveBeenCalledTimes(2_405);
    expect(findEntries(many, 'ada', []).map(({ entries }) => entries.length)).toEqual([8, 8]);
    folding.mockRestore();
  });
});
