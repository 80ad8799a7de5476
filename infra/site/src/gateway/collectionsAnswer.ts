import type { RegisteredRemote } from './RegistryAnswer.ts';

/** `/collections.json`, for the API: what each remote declares, which validates it (rule module.learned). */
export const collectionsAnswer = (remotes: readonly RegisteredRemote[]): object => ({
  remotes: Object.fromEntries(
    remotes.map(({ name, declaration: { version, collections = [] } }) => [name, { version, collections }]),
  ),
});
