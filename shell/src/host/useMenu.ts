import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { menuFor } from './menuFor.ts';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { useViewer } from './useViewer.ts';

/** The menu of the current viewer. */
export function useMenu(): RemoteMenuEntry[] {
  const { registry } = usePortal();
  return menuFor(registry, useViewer());
}
