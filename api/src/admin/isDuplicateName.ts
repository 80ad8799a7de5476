import { nameKeys } from '../platform/club/nameKeys.ts';

/** Adds a key to a set. Returns whether it was already there. */
export function isDuplicate(taken: Set<string>, key: string): boolean {
  const wasTaken = taken.has(key);
  taken.add(key);
  return wasTaken;
}

/** Adds a name to a set. Returns whether it, or a name that looks the same, was already there. */
export function isDuplicateName(taken: Set<string>, name: string): boolean {
  const { nameKey, nameLooks } = nameKeys(name);
  return [nameKey, ...nameLooks].map((key) => isDuplicate(taken, key)).includes(true);
}
