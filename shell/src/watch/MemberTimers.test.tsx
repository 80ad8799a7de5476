import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { busyChanged } from '@fleetwatch/kit/store/statusSlice';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { chooseSound } from '@fleetwatch/kit/ui/feedback/soundSetting.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { whistle } from './whistle.ts';
import { HALF_HOUR_MS } from './halfHour.ts';
import { MemberTimers } from './MemberTimers.tsx';

jest.mock('./whistle.ts');
const REMINDER = 'Did you land all your boat(s) today?';
const CYCLE_MS = 180_000;

/** Like the badge of the app bar, without another request. */
function Board() {
  const { data = [] } = useStillOutQuery();
  return <p>{data.length} out</p>;
}

interface Dock {
  isOnDeck: boolean;
  stillOut: number;
  count: number;
}

function open(
  dock: Partial<Dock> = {},
  { routes = {} as FakeRoutes, route = '/profile', isSignedIn = true } = {},
) {
  const state: Dock = { isOnDeck: false, stillOut: 0, count: 0, ...dock };
  const api = fakeApi({
    'GET /sorties-stillout-results': () => ({ results: state.stillOut > 0 ? [sortieOf()] : [] }),
    'GET /users-on-deck-results': () => ({ results: state.isOnDeck ? [{ user_id: KIM._id }] : [] }),
    'GET /useroffdeck/:id': () => {
      state.isOnDeck = false;
      return { ondeck: false };
    },
    'GET /user-launched/:id': () => state.count,
    ...routes,
  });
  const page = inPortal(
    <>
      {isSignedIn && <Board />}
      <MemberTimers />
      <Routes>
        <Route path="/" element={<h1>Start</h1>} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>,
  );
  return { api, state, ...renderScreen(page, { route, ...(isSignedIn && { profile: KIM_LOCAL_PROFILE }) }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const step = (steps: number) => pass(steps * HALF_HOUR_MS);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(whistle).mockReset().mockResolvedValue();
});

afterEach(() => {
  jest.useRealTimers();
  chooseSound(true);
});

describe('the half-hour timer and the deck', () => {
  it('flags a member on deck at the second step and takes them off at the fourth', async () => {
    const { api } = open({ isOnDeck: true });
    await step(3);
    expect(api.callsTo('GET /useroffdeck/:id')).toEqual([]);
    await step(1);
    expect(api.callsTo('GET /useroffdeck/:id').map(({ path }) => path)).toEqual([`/useroffdeck/${KIM._id}`]);
    expect(screen.getByText("You're off Deck!")).toBeInTheDocument();
  });

  it('starts again for a member who went off deck in between', async () => {
    const { api, state } = open({ isOnDeck: true });
    await step(2);
    state.isOnDeck = false;
    await step(2);
    state.isOnDeck = true;
    await step(2);
    expect(api.callsTo('GET /useroffdeck/:id')).toEqual([]);
    await step(2);
    expect(api.callsTo('GET /useroffdeck/:id')).toHaveLength(1);
  });

  it('decides nothing without an answer', async () => {
    const { api } = open({ isOnDeck: true });
    await step(2);
    api.answer({ 'GET /users-on-deck-results': unreachable });
    await step(2);
    expect(api.callsTo('GET /useroffdeck/:id')).toEqual([]);
    api.answer({ 'GET /users-on-deck-results': () => ({ results: [{ user_id: KIM._id }] }) });
    await step(2);
    expect(api.callsTo('GET /useroffdeck/:id')).toHaveLength(1);
  });

  it('requests nothing for a visitor', async () => {
    const { api } = open({}, { isSignedIn: false });
    await step(8);
    expect(api.calls).toEqual([]);
  });
});

describe('the half-hour timer and boats that are not landed', () => {
  it('reminds with a whistle at the eighth step, for three minutes', async () => {
    const { api } = open({ stillOut: 1, count: 1 });
    await step(7);
    expect(api.callsTo('GET /user-launched/:id')).toEqual([]);
    await step(1);
    expect(screen.getByText(REMINDER)).toBeInTheDocument();
    expect(whistle).toHaveBeenCalledTimes(1);
    await pass(179_000);
    expect(screen.getByText(REMINDER)).toBeInTheDocument();
    await pass(1_000);
    expect(screen.queryByText(REMINDER)).toBeNull();
  });

  it('stays quiet on a device without sounds', async () => {
    chooseSound(false);
    open({ stillOut: 1, count: 1 });
    await step(8);
    expect(screen.getByText(REMINDER)).toBeInTheDocument();
    expect(whistle).not.toHaveBeenCalled();
  });

  it('shows a text when the sound is forbidden', async () => {
    jest.mocked(whistle).mockRejectedValue(new Error('NotAllowedError'));
    open({ stillOut: 1, count: 1 });
    await step(8);
    expect(screen.getByText(REMINDER)).toBeInTheDocument();
  });

  it('clears launched when the server has no open sorties', async () => {
    const { state } = open({ stillOut: 1, count: 0 });
    await waitFor(() => expect(screen.getByText('1 out')).toBeInTheDocument());
    state.stillOut = 0;
    await step(8);
    await waitFor(() => expect(screen.getByText('0 out')).toBeInTheDocument());
    expect(screen.queryByText(REMINDER)).toBeNull();
  });

  it('does not ask about a member who is ashore', async () => {
    const { api } = open({ stillOut: 0, count: 1 });
    await step(8);
    expect(api.callsTo('GET /user-launched/:id')).toEqual([]);
  });
});

describe('the main screen left alone', () => {
  it('returns to the start after more than one refresh', async () => {
    const { currentRoute } = open({}, { route: '/actions' });
    await pass(CYCLE_MS);
    expect(currentRoute()).toBe('/actions');
    await pass(CYCLE_MS);
    expect(currentRoute()).toBe('/');
  });

  it('waits for more than four refreshes while someone is in the middle of something', async () => {
    const { store, currentRoute } = open({}, { route: '/actions' });
    act(() => void store.dispatch(busyChanged(true)));
    await pass(4 * CYCLE_MS);
    expect(currentRoute()).toBe('/actions');
    await pass(CYCLE_MS);
    expect(currentRoute()).toBe('/');
  });

  it('restarts the countdown on each user action', async () => {
    const { currentRoute } = open({}, { route: '/actions' });
    await pass(1.5 * CYCLE_MS);
    fireEvent.keyDown(window);
    await pass(CYCLE_MS);
    expect(currentRoute()).toBe('/actions');
    await pass(CYCLE_MS);
    expect(currentRoute()).toBe('/');
  });

  it('leaves every other screen open', async () => {
    const { currentRoute } = open({}, { route: '/profile' });
    await pass(10 * CYCLE_MS);
    expect(currentRoute()).toBe('/profile');
  });
});
