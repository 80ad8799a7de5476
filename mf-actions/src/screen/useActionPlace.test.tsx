import { screen } from '@testing-library/react';
import { selectIsBusy } from '@fleetwatch/kit/store/statusSlice';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { IDLE } from './actionParams.ts';
import { useActionPlace } from './useActionPlace.ts';

function Place() {
  const { go } = useActionPlace();
  return (
    <>
      <button onClick={() => go({ ...IDLE, action: 'launch', boatClass: '4x' })}>Launch</button>
      <button onClick={() => go(IDLE)}>Cancel</button>
    </>
  );
}

it('marks the member as busy from the start of an action to its end (rule status.no-interruption)', async () => {
  window.scrollTo = jest.fn();
  const { user, store, unmount } = renderScreen(<Place />, { route: '/actions' });
  const isBusy = () => selectIsBusy(store.getState());
  expect(isBusy()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  expect(isBusy()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(isBusy()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  unmount();
  expect(isBusy()).toBe(false);
});
