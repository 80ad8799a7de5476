import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteAccess } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { mayOpen } from './mayOpen.ts';
import { useViewer } from './useViewer.ts';

/** Redirects viewers who may not open the screen to the landing page (rule portal.guard). */
export function RouteGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const viewer = useViewer();
  return mayOpen(access, viewer) ? children : <Navigate to="/" replace />;
}
