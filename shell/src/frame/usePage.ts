import { matchPath, useLocation } from 'react-router-dom';
import type { RouteAccess } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { shellRoutes } from '../host/shellRoutes.tsx';
import { NOT_FOUND } from '../texts.ts';

interface Page {
  title: string;
  access: RouteAccess;
}

const NOWHERE: Page = { title: NOT_FOUND, access: 'open' };

/** Returns the title and audience of the current route, by the declarations of shell and remotes. */
export function usePage(): Page {
  const { pathname } = useLocation();
  const { registry } = usePortal();
  const routes = [...shellRoutes, ...registry.remotes.flatMap(({ declaration }) => declaration.routes)];
  return routes.find(({ path }) => matchPath(path, pathname)) ?? NOWHERE;
}
