// For its types: whoever tests a screen then has `toBeVisible` and the like.
import '@testing-library/jest-dom';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createStore, useAppDispatch, useAppSelector, type AppStore } from '../store/createStore.ts';
import type { LocalProfile } from '../store/localProfile.ts';
import { selectToasts, toastDismissed } from '../store/toasts.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { Toasts } from '../ui/feedback/Toasts.tsx';

export interface RenderScreenOptions {
  /** Where the person is: '/sorties?day=3'. */
  route?: string;
  /** Who is signed in; nobody unless said. */
  profile?: LocalProfile;
  /** The access token of that member; one is made up, so that no call waits for a refresh. */
  token?: string;
  /** A store prepared by the test, in place of a new one. */
  store?: AppStore;
}

export interface RenderedScreen extends RenderResult {
  store: AppStore;
  user: UserEvent;
  /** Path and query of where the person is now. */
  currentRoute: () => string;
}

/** Renders a screen as the shell would: inside a router, the store, the house style, and with the toasts. */
export function renderScreen(screen: ReactElement, options: RenderScreenOptions = {}): RenderedScreen {
  const { route = '/', profile, token = 'token-of-the-test' } = options;
  const store = options.store ?? createStore(profile ? { profile, token } : {});
  const place = { current: route };
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[route]}>
        <GlobalStyle />
        {screen}
        <ShownToasts />
        <Compass onMove={(moved) => (place.current = moved)} />
      </MemoryRouter>
    </Provider>,
  );
  return Object.assign(view, { store, user: userEvent.setup(), currentRoute: () => place.current });
}

function ShownToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}

function Compass({ onMove }: { onMove: (route: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
}
