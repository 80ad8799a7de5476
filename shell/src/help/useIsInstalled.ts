import { matchPath } from 'react-router-dom';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';

/** Returns whether a remote declares a route for an address. */
export function useIsInstalled(): (address: string) => boolean {
  const { registry } = usePortal();
  const routes = registry.remotes.flatMap(({ declaration }) => declaration.routes);
  return (address) => routes.some(({ path }) => matchPath(path, address) !== null);
}
