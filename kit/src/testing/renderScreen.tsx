// Only for its types, so that every screen test has `toBeVisible` and the like.
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
  /** The address: '/sorties?day=3'. */
  route?: string;
  /** The signed-in member; none by default. */
  profile?: LocalProfile;
  /** The member's access token; a made-up one by default, so that no call waits for a refresh. */
  token?: string;
  /** A store prepared by the test, instead of a new one. */
  store?: AppStore;
}

export interface RenderedScreen extends RenderResult {
  store: AppStore;
  user: UserEvent;
  /** Current path and query. */
  currentRoute: () => string;
}

/** Renders a screen as the shell does: with the router, the store, the global style and the toasts. */
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
