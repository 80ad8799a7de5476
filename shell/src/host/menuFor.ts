import { MENU_GROUPS, type RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import { mayOpen } from './mayOpen.ts';
import type { Viewer } from './mayOpen.ts';

const rankOf = ({ group = 'row' }: RemoteMenuEntry): number => MENU_GROUPS.indexOf(group);

/** Returns the remotes' menu entries for this viewer, by group and order. */
export function menuFor({ remotes }: RemoteRegistry, viewer: Viewer): RemoteMenuEntry[] {
  return remotes
    .flatMap(({ declaration }) => declaration.menu)
    .filter(
      ({ access, feature }) =>
        mayOpen(access, viewer) && (!feature || (viewer.features?.includes(feature) ?? true)),
    )
    .sort((a, b) => rankOf(a) - rankOf(b) || a.order - b.order);
}
