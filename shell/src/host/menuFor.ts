import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import { mayOpen } from './mayOpen.ts';
import type { Viewer } from './mayOpen.ts';

/** The remotes' menu entries that are for this viewer, by their order. */
export function menuFor({ remotes }: RemoteRegistry, viewer: Viewer): RemoteMenuEntry[] {
  return remotes
    .flatMap(({ declaration }) => declaration.menu)
    .filter(
      ({ access, feature }) =>
        mayOpen(access, viewer) && (!feature || (viewer.features?.includes(feature) ?? true)),
    )
    .sort((a, b) => a.order - b.order);
}
