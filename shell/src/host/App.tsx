import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppStore } from '@fleetwatch/kit/store/createStore';
import { GlobalStyle } from '@fleetwatch/kit/theme/GlobalStyle';
import { type Portal, PortalContext } from '@fleetwatch/kit/federation/PortalContext';
import { PortalRoutes } from './PortalRoutes.tsx';

/** The whole page: store, style, router, and the routes of shell and remotes. */
export function App({ store, portal }: { store: AppStore; portal: Portal }) {
  return (
    <Provider store={store}>
      <PortalContext value={portal}>
        <GlobalStyle />
        <BrowserRouter>
          <PortalRoutes />
        </BrowserRouter>
      </PortalContext>
    </Provider>
  );
}
