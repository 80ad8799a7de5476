import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';

type Lettered = Pick<RemoteMenuEntry, 'path' | 'label' | 'letter'>;

const ALL = [...'abcdefghijklmnopqrstuvwxyz'];

/** 'Régates d’été' → r, e, g, a … */
const lettersOf = (label: string): string[] => [...label.normalize('NFD').toLowerCase()];

/**
 * Returns the letter of each path. Declared letters come first, so that an entry without one changes none of them: it has the
 * first free letter of its label, else of the alphabet, else none (rule portal.keys).
 */
export function assignLetters(entries: readonly Lettered[]): Map<string, string> {
  const owners = new Map<string, string>();
  const letters = new Map<string, string>();
  const assign = ({ path }: Lettered, wanted: readonly string[]) => {
    const letter = wanted.find((one) => ALL.includes(one) && !owners.has(one));
    if (letter === undefined || letters.has(path)) return;
    owners.set(letter, path);
    letters.set(path, letter);
  };
  for (const entry of entries) if (entry.letter !== undefined) assign(entry, [entry.letter]);
  for (const entry of entries) assign(entry, [...lettersOf(entry.label), ...ALL]);
  return letters;
}
