import { act } from '@testing-library/react';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { inPortal } from '../testing/inPortal.tsx';
import { AfterFirstScreen } from './AfterFirstScreen.tsx';

afterEach(() => {
  jest.useRealTimers();
});

it('listens some time after the first screen, until the page is left', async () => {
  jest.useFakeTimers();
  let isLet = false;
  const events = (): Response =>
    new Response(
      new ReadableStream({
        cancel: () => {
          isLet = true;
        },
      }),
    );
  const { callsTo } = fakeApi({ 'GET /events': events });
  const { unmount } = renderScreen(
    inPortal(<AfterFirstScreen isKiosk isSignedIn={false} bellPlace={null} />),
    {
      profile: ANONYMOUS_PROFILE,
    },
  );
  expect(callsTo('GET /events')).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(callsTo('GET /events')).toHaveLength(1);
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(isLet).toBe(true);
});
