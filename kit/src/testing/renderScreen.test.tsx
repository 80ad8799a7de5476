import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../store/createStore.ts';
import { selectProfile } from '../store/sessionSlice.ts';
import { ANONYMOUS_PROFILE } from '../store/localProfile.ts';
import { toastShown } from '../store/toasts.ts';
import { renderScreen } from './renderScreen.tsx';

function Greeting() {
  const { displayName } = useAppSelector(selectProfile);
  return (
    <>
      <h1>Good morning {displayName || 'stranger'}</h1>
      <Link to="/land?boat=kestrel">Land</Link>
    </>
  );
}

describe('renderScreen', () => {
  it('provides the signed-in member and the address, and follows navigation', async () => {
    const profile = { ...ANONYMOUS_PROFILE, isAuthorised: true, id: '1', displayName: 'Kim' };
    const { user, currentRoute } = renderScreen(<Greeting />, { route: '/actions', profile });
    expect(screen.getByRole('heading', { name: 'Good morning Kim' })).toBeVisible();
    expect(currentRoute()).toBe('/actions');
    await user.click(screen.getByRole('link', { name: 'Land' }));
    expect(currentRoute()).toBe('/land?boat=kestrel');
  });

  it('signs no one in by default, and shows the toasts of its store', async () => {
    const { store, user } = renderScreen(<Greeting />);
    expect(screen.getByRole('heading', { name: 'Good morning stranger' })).toBeVisible();
    act(() => {
      store.dispatch(toastShown({ text: "You've Launched Kim!", tone: 'success' }));
    });
    expect(screen.getByText("You've Launched Kim!")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText("You've Launched Kim!")).toBeNull();
  });
});
