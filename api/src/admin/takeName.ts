import { nameKeys } from '../platform/club/nameKeys.ts';

/** Whether a key was taken before; afterwards it is. */
export function take(taken: Set<string>, key: string): boolean {
  const wasTaken = taken.has(key);
  taken.add(key);
  return wasTaken;
}

/** Whether a name, or one that looks the same, was taken before; afterwards it is. */
export function takeName(taken: Set<string>, name: string): boolean {
  const { nameKey, nameLooks } = nameKeys(name);
  return [nameKey, ...nameLooks].map((key) => take(taken, key)).includes(true);
}
