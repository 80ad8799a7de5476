import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeclaration } from '@fleetwatch/kit/federation/parseDeclaration';
import { SHELL_LINKS } from '../frame/useMenuLinks.ts';
import { assignLetters } from './assignLetters.ts';

const entry = (label: string, letter?: string) => ({ path: `/${label}`, label, ...(letter && { letter }) });
const assigned = (...entries: ReturnType<typeof entry>[]) =>
  Object.fromEntries([...assignLetters(entries)].map(([path, letter]) => [path.slice(1), letter]));

describe('the letters after g (rule portal.keys)', () => {
  it('are those that are declared, else the first free one of the label', () => {
    expect(assigned(entry('Regattas'), entry('Rigging', 'r'), entry('Régie'), entry('Ox'))).toEqual({
      Rigging: 'r',
      Regattas: 'e',
      Régie: 'g',
      Ox: 'o',
    });
  });

  it('stay where they are when another entry comes', () => {
    const before = assigned(entry('Fleet', 'f'), entry('Tweets', 't'));
    expect(assigned(entry('Fetes'), entry('Fleet', 'f'), entry('Tweets', 't'))).toMatchObject(before);
  });

  it('go to the first of two that declare the same', () => {
    expect(assigned(entry('Fleet', 'f'), entry('Fours', 'f'))).toEqual({ Fleet: 'f', Fours: 'o' });
  });

  it('are of the alphabet, for a label without a free one too', () => {
    expect(assigned(entry('舟'), entry('42'))).toEqual({ 舟: 'a', 42: 'b' });
  });

  it('end with the alphabet', () => {
    const many = Array.from({ length: 27 }, (_, at) => entry(`${at}`));
    expect(assignLetters(many).size).toBe(26);
  });

  it('of the portal are documented, and none is declared twice', () => {
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
