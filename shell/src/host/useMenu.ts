import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { menuFor } from './menuFor.ts';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { useViewer } from './useViewer.ts';

/** The menu of the current viewer. */
export function useMenu(): RemoteMenuEntry[] {
  const { registry } = usePortal();
  const viewer = useViewer();
  const { data: club } = useClubQuery(undefined, { skip: !viewer.isSignedIn });
  return menuFor(registry, { ...viewer, features: club?.features ?? [] });
}
