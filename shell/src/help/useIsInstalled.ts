import { matchPath } from 'react-router-dom';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { shellRoutes } from '../host/shellRoutes.tsx';

/** Returns whether the shell or a remote has a route for an address. */
export function useIsInstalled(): (address: string) => boolean {
  const { registry } = usePortal();
  const routes = [...shellRoutes, ...registry.remotes.flatMap(({ declaration }) => declaration.routes)];
  return (address) => {
    const [pathname = ''] = address.split('?');
    return routes.some(({ path }) => matchPath(path, pathname) !== null);
  };
}
