import { Outlet, Route, Routes } from 'react-router-dom';
import { RemoteScreen } from '@fleetwatch/kit/federation/RemoteScreen.tsx';
import { Frame } from '../frame/Frame.tsx';
import { NotFound } from '../frame/NotFound.tsx';
import { ShownToasts } from '../frame/ShownToasts.tsx';
import { usePortal } from './PortalContext.ts';
import { RouteGuard } from './RouteGuard.tsx';
import { shellRoutes } from './shellRoutes.tsx';

const framed = (
  <Frame>
    <Outlet />
  </Frame>
);

const bare = (
  <>
    <Outlet />
    <ShownToasts />
  </>
);

/** Every address of the portal: the shell's own and those the remotes declare. */
export function PortalRoutes() {
  const { registry, loader } = usePortal();
  const remoteRoutes = registry.remotes.flatMap((remote) =>
    remote.declaration.routes.map((route) => ({
      path: route.path,
      access: route.access,
      isBare: route.access === 'kiosk',
      element: <RemoteScreen key={route.path} loader={loader} remote={remote} route={route} />,
    })),
  );
  const routes = [...shellRoutes, ...remoteRoutes].map(({ path, access, isBare = false, element }) => ({
    isBare,
    route: <Route key={path} path={path} element={<RouteGuard access={access}>{element}</RouteGuard>} />,
  }));
  return (
    <Routes>
      <Route element={bare}>{routes.filter(({ isBare }) => isBare).map(({ route }) => route)}</Route>
      <Route element={framed}>
        {routes.filter(({ isBare }) => !isBare).map(({ route }) => route)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
