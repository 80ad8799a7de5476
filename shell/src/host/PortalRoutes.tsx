import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { RemoteScreen } from '@fleetwatch/kit/federation/RemoteScreen.tsx';
import { Frame } from '../frame/Frame.tsx';
import { usePage } from '../frame/usePage.ts';
import { LazyScreen } from './LazyScreen.tsx';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { RouteGuard } from './RouteGuard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { shellRoutes } from './shellRoutes.tsx';
import { THIS_PAGE } from './texts.ts';

const loadNotFound = async () => (await import('../frame/NotFound.tsx')).NotFound;

function FramedScreen() {
  const { pathname } = useLocation();
  const { title } = usePage();
  return (
    <Frame>
      <ScreenBoundary path={pathname} title={title}>
        <Outlet />
      </ScreenBoundary>
    </Frame>
  );
}

/** Every address of the portal: the shell's own and those the remotes declare. */
export function PortalRoutes() {
  const { registry, loader } = usePortal();
  const remoteRoutes = registry.remotes.flatMap((remote) =>
    remote.declaration.routes.map((route) => ({
      path: route.path,
      access: route.access,
      // Routes of one component are one screen: a list stays as it is while a detail beside it opens and closes.
      element: (
        <RemoteScreen
          key={`${remote.name} ${route.component}`}
          loader={loader}
          remote={remote}
          route={route}
        />
      ),
    })),
  );
  return (
    <Routes>
      <Route element={<FramedScreen />}>
        {[...shellRoutes, ...remoteRoutes].map(({ path, access, element }) => (
          <Route key={path} path={path} element={<RouteGuard access={access}>{element}</RouteGuard>} />
        ))}
        <Route path="*" element={<LazyScreen title={THIS_PAGE} load={loadNotFound} />} />
      </Route>
    </Routes>
  );
}
