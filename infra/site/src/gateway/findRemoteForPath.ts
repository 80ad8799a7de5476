import type { RegisteredRemote } from './RegistryAnswer.ts';

function isMatch(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** The remote that declares a route for this path, so that its files can be preloaded with the page. */
export function findRemoteForPath(
  remotes: readonly RegisteredRemote[],
  path: string,
): RegisteredRemote | undefined {
  return remotes.find(({ declaration }) => declaration.routes.some((route) => isMatch(route.path, path)));
}
