import type { RemoteDeclaration } from './RemoteDeclaration.ts';
import { containerTaken, partTaken, pathOverlaps, pathTaken } from './texts.ts';

/** Names and paths that a remote reserves in a portal. */
export interface RemoteClaims {
  name: string;
  /** The global variable of its entry script. */
  container: string;
  declaration: Pick<RemoteDeclaration, 'routes' | 'parts'>;
}

/** Whether an address may match both paths: a parameter matches anything, and the router ignores case. */
export function doPathsOverlap(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((path) => path.toLowerCase().split('/')) as [string[], string[]];
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || part.startsWith(':') || others[at]?.startsWith(':'))
  );
}

function findPathConflict(path: string, taken: string, owner: string): string[] {
  if (path === taken) return [pathTaken(path, owner)];
  return doPathsOverlap(path, taken) ? [pathOverlaps(path, taken, owner)] : [];
}

/**
 * Returns why a remote cannot join a portal's earlier remotes: one of their paths, parts or containers, or a path of the shell.
 * Empty if it can.
 */
export function findConflicts(
  { name, container, declaration }: RemoteClaims,
  others: readonly RemoteClaims[],
  shellPaths: readonly string[] = [],
): string[] {
  const paths = declaration.routes.map(({ path }) => path);
  const withShell = paths.flatMap((path) =>
    shellPaths.flatMap((taken) => findPathConflict(path, taken, 'the shell')),
  );
  const withOthers = others
    .filter((other) => other.name !== name)
    .flatMap((other) => [
      ...(other.container === container ? [containerTaken(container, other.name)] : []),
      ...paths.flatMap((path) =>
        other.declaration.routes.flatMap((route) => findPathConflict(path, route.path, other.name)),
      ),
      ...declaration.parts
        .filter((part) => other.declaration.parts.includes(part))
        .map((part) => partTaken(part, other.name)),
    ]);
  return [...withShell, ...withOthers];
}
