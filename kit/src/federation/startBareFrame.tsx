import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { createStore, type AppStore } from '../store/createStore.ts';
import { restoreSession } from '../store/restoreSession.ts';
import { signIn } from '../store/session.ts';
import { selectIsSignedIn } from '../store/sessionSlice.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import type { RemoteEntry } from './FederationInstance.ts';
import { parseDeclaration } from './parseDeclaration.ts';
import type { RemoteDeclaration } from './RemoteDeclaration.ts';
import { ShownToasts } from './ShownToasts.tsx';
import { screensOf } from './texts.ts';

interface BareFrameSettings {
  entry: RemoteEntry;
  /** The remote's declaration.json with its name and versions. */
  declaration: unknown;
  /** The member to sign in on load if none is: a bare frame has no sign-in page. */
  person: { name: string; password: string };
  store?: AppStore;
  container?: HTMLElement;
}

/**
 * Returns a component of the entry by its name.
 * @throws Error if there is none
 */
function Exported({ entry, name }: { entry: RemoteEntry; name: string }) {
  const Found = entry[name];
  if (!Found) throw new Error(`src/entry.ts exports no ${name}.`);
  return <Found />;
}

interface BareFrameProps {
  declaration: RemoteDeclaration;
  entry: RemoteEntry;
  onShown: () => void;
}

function BareFrame({ declaration, entry, onShown }: BareFrameProps) {
  useEffect(onShown, [onShown]);
  const parts = declaration.parts.map((name) => ({ path: `/parts/${name}`, title: name, component: name }));
  const pages = [...declaration.routes, ...parts];
  return (
    <BrowserRouter>
      <nav aria-label={screensOf(declaration.name)}>
        {pages.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </nav>
      <Routes>
        {pages.map(({ path, component }) => (
          <Route key={path} path={path} element={<Exported entry={entry} name={component} />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <ShownToasts />
    </BrowserRouter>
  );
}

/**
 * Shows the screens and parts of one remote alone, without shell and federation, on the real kit, for the team that develops
 * it. A kiosk screen must not have a signed-in member, so only a remote with member screens signs its member in. An error
 * replaces the whole frame until the code changes: hot reloading redraws a root that failed, but not a boundary that failed
 * from the start.
 */
export async function startBareFrame(settings: BareFrameSettings): Promise<Root> {
  const { entry, person, store = createStore(), container = document.createElement('div') } = settings;
  const declaration = parseDeclaration(settings.declaration);
  if (!container.isConnected) document.body.append(container);
  const isForMembers = declaration.routes.some(({ access }) => access !== 'open' && access !== 'kiosk');
  await store.dispatch(restoreSession());
  if (isForMembers && !selectIsSignedIn(store.getState())) await store.dispatch(signIn(person));
  const thrown = document.createElement('p');
  thrown.role = 'alert';
  container.after(thrown);
  const root = createRoot(container, {
    onUncaughtError(error) {
      reportError(error);
      thrown.textContent = `${declaration.name} threw: ${error instanceof Error ? error.message : String(error)}`;
    },
  });
  const clear = () => thrown.replaceChildren();
  root.render(
    <Provider store={store}>
      <GlobalStyle />
      <BareFrame declaration={declaration} entry={entry} onShown={clear} />
    </Provider>,
  );
  return root;
}
