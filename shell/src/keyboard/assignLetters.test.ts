import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeclaration } from '@fleetwatch/kit/federation/parseDeclaration';
import { SHELL_LINKS } from '../frame/useMenuLinks.ts';
import { assignLetters } from './assignLetters.ts';

const entry = (label: string, letter?: string) => ({ path: `/${label}`, label, ...(letter && { letter }) });
const assigned = (...entries: ReturnType<typeof entry>[]) =>
  Object.fromEntries([...assignLetters(entries)].map(([path, letter]) => [path.slice(1), letter]));

describe('the letters after g (rule portal.keys)', () => {
  it('assigns declared letters, or else the first free one of the label', () => {
    expect(assigned(entry('Regattas'), entry('Rigging', 'r'), entry('Régie'), entry('Ox'))).toEqual({
      Rigging: 'r',
      Regattas: 'e',
      Régie: 'g',
      Ox: 'o',
    });
  });

  it('keeps letters when another entry is added', () => {
    const before = assigned(entry('Fleet', 'f'), entry('Tweets', 't'));
    expect(assigned(entry('Fetes'), entry('Fleet', 'f'), entry('Tweets', 't'))).toMatchObject(before);
  });

  it('gives a letter to the first of two entries that declare it', () => {
    expect(assigned(entry('Fleet', 'f'), entry('Fours', 'f'))).toEqual({ Fleet: 'f', Fours: 'o' });
  });

  it('assigns letters of the alphabet, also for a label without a free one', () => {
    expect(assigned(entry('舟'), entry('42'))).toEqual({ 舟: 'a', 42: 'b' });
  });

  it('assigns no letters after the end of the alphabet', () => {
    const many = Array.from({ length: 27 }, (_, at) => entry(`${at}`));
    expect(assignLetters(many).size).toBe(26);
  });

  it("documents the portal's letters, and declares none twice", () => {
    const root = join(process.cwd());
    const remotes = readdirSync(root)
      .filter((name) => name.startsWith('mf-'))
      .map((name) => JSON.parse(readFileSync(join(root, name, 'declaration.json'), 'utf8')) as object)
      .map((declared) =>
        parseDeclaration({ version: '1.0.0', kitVersion: '1.0.0', name: 'mf-x', ...declared }),
      );
    const links = [...remotes.flatMap(({ menu }) => menu), ...SHELL_LINKS];
    const letters = links.map(({ path, letter }) => [path, letter]);
    const declared = letters.filter(([, letter]) => letter !== undefined);
    expect([...assignLetters(links)].sort()).toEqual(declared.sort());
    // An entry has none only if all are taken.
    expect(declared.length === letters.length || declared.length === 26).toBe(true);
    expect(Object.fromEntries(letters)).toMatchObject({
      '/actions': 'a',
      '/fleet': 'f',
      '/users': 'm',
      '/sorties': 's',
      '/plans': 'p',
      '/tweets': 't',
      '/workouts': 'w',
      '/ondeck': 'd',
    });
  });
});
