import type { RegisteredRemote } from './RegistryAnswer.ts';

/** Characters of one remote's collections as JSON: several times what ten of them take. */
const DECLARED_MAX = 64 * 1_024;

/**
 * `/collections.json`, for the API: what each remote declares, which validates it (rule module.learned). What is too large to be valid
 * is null, so that one remote does not make the answer too large for all.
 */
export const collectionsAnswer = (remotes: readonly RegisteredRemote[]): object => ({
  remotes: Object.fromEntries(
    remotes.map(({ name, declaration: { version, collections = [] } }) => [
      name,
      { version, collections: JSON.stringify(collections).length > DECLARED_MAX ? null : collections },
    ]),
  ),
});
