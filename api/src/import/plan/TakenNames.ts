import { uniqueName } from '@fleetwatch/contract/import/names';
import { nameKeys, type NameKeys } from '../../platform/club/nameKeys.ts';

/** Names in use, with those that look the same. */
export class TakenNames {
  readonly #keys: Set<string>;
  readonly #reached = new Map<string, number>();

  constructor(named: readonly Partial<NameKeys>[]) {
    this.#keys = new Set(named.flatMap(({ nameKey = '', nameLooks = [] }) => [nameKey, ...nameLooks]));
  }

  /** Whether a name, or one that looks the same, is in use; it is from now on. */
  take(name: string): boolean {
    const { nameKey, nameLooks } = nameKeys(name);
    const keys = [nameKey, ...nameLooks];
    if (keys.some((key) => this.#keys.has(key))) return true;
    for (const key of keys) this.#keys.add(key);
    return false;
  }

  /** This name, or the next of it that is free, which is taken from now on. */
  free(name: string, most: number): string {
    return uniqueName(name, most, (one) => this.take(one), this.#reached);
  }
}
