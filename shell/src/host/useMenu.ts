import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { mayOpen } from './mayOpen.ts';
import { usePortal } from './PortalContext.ts';
import { useViewer } from './useViewer.ts';

/** The remotes' menu entries that are for this viewer, by their order. */
export function useMenu(): RemoteMenuEntry[] {
  const { registry } = usePortal();
  const viewer = useViewer();
  return registry.remotes
    .flatMap((remote) => remote.declaration.menu)
    .filter((entry) => mayOpen(entry.access, viewer))
    .sort((a, b) => a.order - b.order);
}
