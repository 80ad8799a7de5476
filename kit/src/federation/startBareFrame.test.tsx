import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from '../store/createStore.ts';
import { toastShown } from '../store/toasts.ts';
import { fakeApi, unreachable } from '../testing/fakeApi.tsx';
import type { RemoteEntry } from './FederationInstance.ts';
import { startBareFrame } from './startBareFrame.tsx';

const declarationOf = (access: string) => ({
  name: 'mf-a',
  version: '1.0.0',
  kitVersion: '^0.1.0',
  routes: [{ path: '/a', component: 'AScreen', title: 'The screen', access }],
  menu: [],
});
const entry = {
  AScreen: () => <h1>All boats are landed</h1>,
  Count: () => <p>3 boats are out</p>,
};
const person = { name: 'Robin Ashdown', password: 'a password' };

async function open(declaration: unknown, store = createStore(), shown: RemoteEntry = entry) {
  history.replaceState(null, '', '/a');
  const api = fakeApi({ 'POST /login': unreachable, 'POST /session/refresh': unreachable });
  const root = await act(async () => startBareFrame({ entry: shown, declaration, person, store }));
  return { api, close: () => act(() => root.unmount()) };
}

describe('startBareFrame', () => {
  it("shows the remote's screens with the configured member signed in", async () => {
    const { api, close } = await open(declarationOf('member'));
    expect(screen.getByRole('link', { name: 'The screen' })).toHaveAttribute('href', '/a');
    expect(screen.getByRole('heading', { name: 'All boats are landed' })).toBeVisible();
    expect(api.callsTo('POST /login').map(({ body }) => body)).toEqual([person]);
    close();
  });

  it('signs no one in for a kiosk screen', async () => {
    const { api, close } = await open(declarationOf('kiosk'));
    expect(api.callsTo('POST /login')).toEqual([]);
    close();
  });

  it('shows the parts that other screens would show', async () => {
    const { close } = await open({ ...declarationOf('open'), parts: ['Count'] });
    await userEvent.click(screen.getByRole('link', { name: 'Count' }));
    expect(screen.getByText('3 boats are out')).toBeVisible();
    close();
  });

  it.each<[string, string, RemoteEntry]>([
    [
      'what a screen throws',
      'mf-a threw: Kestrel has no oars.',
      {
        AScreen: () => {
          throw new Error('Kestrel has no oars.');
        },
      },
    ],
    ['that the entry lacks one', 'mf-a threw: src/entry.ts exports no AScreen.', {}],
  ])('shows %s', async (_what, text, broken) => {
    const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState(null, '', '/a');
    fakeApi({ 'POST /session/refresh': unreachable });
    // An error thrown within act reaches the test.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    const root = await startBareFrame({ entry: broken, declaration: declarationOf('open'), person });
    expect(await screen.findByText(text)).toBeVisible();
    expect(reported).toHaveBeenCalledTimes(1);
    root.unmount();
    document.body.replaceChildren();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    jest.restoreAllMocks();
  });

  it('shows toasts', async () => {
    const store = createStore();
    const { close } = await open(declarationOf('open'), store);
    act(() => void store.dispatch(toastShown({ text: 'Kestrel is landed.' })));
    expect(screen.getByText('Kestrel is landed.')).toBeVisible();
    close();
  });

  it('shows what is wrong with the declaration', async () => {
    await expect(startBareFrame({ entry, declaration: {}, person })).rejects.toThrow('name is missing');
  });
});
