import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../store/createStore.ts';
import { selectToasts, toastShown } from '../store/toasts.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { ShownToasts } from './ShownToasts.tsx';

function LaunchButton() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const launch = () => {
    dispatch(toastShown({ text: "You've Launched Kim!" }));
    void navigate('/actions');
  };
  return <button onClick={launch}>Launch</button>;
}

function open() {
  const { user, store } = renderScreen(
    <>
      <ShownToasts />
      <LaunchButton />
      <Link to="/fleet">Fleet</Link>
    </>,
    { route: '/actions?do=launch' },
  );
  return { user, store, texts: () => selectToasts(store.getState()).map(({ text }) => text) };
}

describe('a toast and the step it belongs to', () => {
  it('keeps a toast through the navigation it comes with, and removes it with the next', async () => {
    const { user, texts } = open();
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    expect(texts()).toEqual(["You've Launched Kim!"]);
    await user.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(texts()).toEqual([]);
  });

  it('keeps a toast while its reader presses something on the same screen', async () => {
    const { user, texts } = open();
    await user.click(screen.getByRole('button', { name: 'Launch' }));
    await user.keyboard('x');
    expect(texts()).toEqual(["You've Launched Kim!"]);
  });

  it('keeps a toast with news of the boathouse through navigation', async () => {
    const { user, store, texts } = open();
    act(() => void store.dispatch(toastShown({ text: "You've been boated on Tern", lifetimeMs: 30_000 })));
    await user.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(texts()).toEqual(["You've been boated on Tern"]);
  });
});
