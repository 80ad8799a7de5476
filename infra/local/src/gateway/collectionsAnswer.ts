import type { RegisteredRemote } from './RegistryAnswer.ts';

/** `/collections.json`, for the API: what each remote declares, which validates it (rule module.learned). */
export const collectionsAnswer = (remotes: readonly RegisteredRemote[]): object => ({
  remotes: Object.fromEntries(
    remotes.map(({ name, declaration: { version, collections = [] } }) => [name, { version, collections }]),
  ),
});

/** The remotes as pages get them: no screen needs their collections, and the first page is to be small. */
export const remotesForPages = (remotes: readonly RegisteredRemote[]): RegisteredRemote[] =>
  remotes.map((remote) => {
    const { collections: _collections, ...declaration } = remote.declaration;
    return { ...remote, declaration };
  });
