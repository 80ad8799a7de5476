// For its types.
import '@testing-library/jest-dom';
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { REMOTE_DEADLINE_MS } from '@fleetwatch/kit/federation/createRemoteLoader';
import type { RemoteEntry } from '@fleetwatch/kit/federation/FederationInstance';
import { parseRegistry } from '@fleetwatch/kit/federation/parseRegistry';
import { createStore } from '@fleetwatch/kit/store/createStore';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { createFederation } from './createFederation.ts';
import { createScriptLoader } from './createScriptLoader.ts';
import { createShareScope } from './createShareScope.ts';
import { start } from './start.tsx';

/** The portal with a real federation, whose scripts are answered here, as jsdom does not fetch them. */
const FILES = { entry: '/remotes/mf-wall/entry.js', screens: '/remotes/mf-wall/screens.js' };
const registry = parseRegistry({
  remotes: [
    {
      name: 'mf-wall',
      container: 'mf_wall',
      entry: FILES.entry,
      screens: [FILES.screens],
      declaration: {
        name: 'mf-wall',
        version: '1.0.0',
        kitVersion: '^0.1.0',
        routes: [{ path: '/wall', component: 'TheScreen', title: 'Wall', access: 'open' }],
        menu: [],
      },
    },
  ],
});

/** Ways in which the browser ends a script: not at all if its server never finishes. */
type Outcome = 'load' | 'error' | 'nothing';
type Answer = () => Outcome;
const gone: Answer = () => 'error';
const never: Answer = () => 'nothing';
/** A script that cannot be parsed, or throws, still fires its load event. */
const broken: Answer = () => 'load';

let shown: ComponentType;
let arrived: boolean;
/** Like webpack's runtime: the container waits for the chunk of its screens, and fails with a ChunkLoadError. */
function leaveContainer(): Outcome {
  Reflect.set(globalThis, 'mf_wall', {
    init: () => undefined,
    async get(): Promise<() => RemoteEntry> {
      if (!arrived && answers.screens === never) return new Promise(() => undefined);
      if (!arrived) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
      return () => ({ TheScreen: shown });
    },
  });
  return 'load';
}
function arrive(): Outcome {
  arrived = true;
  return 'load';
}
const good = { entry: leaveContainer, screens: arrive };
let answers: { entry: Answer; screens: Answer };

const observer = new MutationObserver((records) => {
  for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(script instanceof HTMLScriptElement)) continue;
    const { pathname } = new URL(script.src);
    const outcome = pathname === FILES.entry ? answers.entry() : answers.screens();
    if (outcome !== 'nothing') script.dispatchEvent(new Event(outcome));
  }
});

/** Requests of the frame, which can do without an answer. */
const CALLS = [
  'POST /session/refresh',
  'GET /sorties-stillout-results',
  'GET /club',
  'GET /tweets-headsup-week-results',
];

let stop = () => {};

async function open() {
  fakeApi(Object.fromEntries(CALLS.map((call) => [call, unreachable])));
  history.replaceState(null, '', '/wall');
  const container = document.body.appendChild(document.createElement('div'));
  const federation = createFederation({
    kitVersion: '0.1.0',
    servedKits: [],
    shared: createShareScope([]),
    loadScript: createScriptLoader(document),
  });
  const root = await act(async () => start({ federation, registry, store: createStore(), container }));
  stop = () => {
    act(() => root.unmount());
    container.remove();
  };
}

/** The notice that replaces the screen. */
async function findNotice() {
  const heading = await screen.findByRole('heading', { name: 'Wall is not available' });
  const notice = heading.closest<HTMLElement>('[role="alert"]');
  if (!notice) throw new Error('The notice alerts nobody.');
  return { heading, notice };
}
async function retry() {
  const button = within((await findNotice()).notice).getByRole('button', { name: 'Try again' });
  await act(async () => userEvent.click(button));
}
async function leave() {
  await act(async () => {
    history.pushState(null, '', '/signin');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('form', { name: 'Sign In' })).toBeVisible();
  expect(screen.getAllByRole('banner')[0]).toBeVisible();
}

beforeEach(() => {
  shown = () => <h1>The wall</h1>;
  arrived = false;
  answers = good;
  observer.observe(document.head, { childList: true });
  // React logs the errors that a boundary caught there.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  observer.disconnect();
  stop();
  jest.restoreAllMocks();
});

const NOT_FETCHED = 'Its files could not be downloaded.';
const NOT_A_REMOTE = 'The downloaded file is not part of Fleetwatch.';
const TOO_LATE = 'Its files took too long to download.';
const WRONG = 'Something went wrong while showing it.';

describe('a remote affects only its own screen, and recovers by a retry (rule portal.contained), when', () => {
  it.each<[string, Partial<typeof answers>, string]>([
    ['its files are gone', { entry: gone, screens: gone }, NOT_FETCHED],
    ['its server never finishes', { entry: never }, TOO_LATE],
    ['its entry does not parse, throws or is a page', { entry: broken }, NOT_A_REMOTE],
    [
      'its entry is another remote',
      { entry: () => (Reflect.set(globalThis, 'mf_other', { init() {}, get() {} }), 'load') },
      NOT_A_REMOTE,
    ],
    ['its screens are gone', { screens: gone }, NOT_FETCHED],
    ['its screens never come', { screens: never }, TOO_LATE],
    ['its screens are junk', { screens: broken }, NOT_FETCHED],
  ])('%s', async (_how, faults, reason) => {
    if (reason === TOO_LATE) jest.useFakeTimers();
    answers = { ...good, ...faults };
    await open();
    if (reason === TOO_LATE) {
      expect(screen.getByRole('status', { name: 'Wall is loading' })).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(REMOTE_DEADLINE_MS));
      jest.useRealTimers();
    }
    const { notice, heading } = await findNotice();
    expect(notice).toHaveTextContent(`${reason} Everything else still works.`);
    expect(heading).toHaveFocus();
    expect(screen.getByRole('banner')).toBeVisible();
    answers = good;
    await retry();
    expect(await screen.findByRole('heading', { name: 'The wall' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /not available/ })).toBeNull();
  });

  it('shows the reason when a retry fails for another one', async () => {
    answers = { entry: gone, screens: gone };
    await open();
    expect((await findNotice()).notice).toHaveTextContent(NOT_FETCHED);
    answers = { ...good, entry: broken };
    await retry();
    expect((await findNotice()).notice).toHaveTextContent(NOT_A_REMOTE);
    answers = good;
    await retry();
    expect(await screen.findByRole('heading', { name: 'The wall' })).toBeVisible();
  });
});

describe('a screen costs itself only (rule portal.contained) when it', () => {
  const fail = (thrown: unknown) => {
    throw thrown;
  };
  it.each<[string, ComponentType]>([
    ['throws while it is rendered', () => fail(new Error('broken'))],
    ['throws what is not an error', () => fail('broken')],
    ['returns what cannot be rendered', () => ({ junk: true }) as never],
    ['is not a component', 'junk'.split('').length as never],
    [
      'throws in an effect',
      () => {
        useEffect(() => fail(new Error('broken')));
        return null;
      },
    ],
    [
      'sets its state while it is rendered',
      () => {
        const [count, setCount] = useState(0);
        setCount(count + 1);
        return null;
      },
    ],
    [
      'sets its state in each layout',
      () => {
        const [count, setCount] = useState(0);
        // eslint-disable-next-line react-hooks/exhaustive-deps -- the endless chain of updates is the fault
        useLayoutEffect(() => setCount(count + 1));
        return count;
      },
    ],
  ])('%s', async (_how, faulty) => {
    shown = faulty;
    await open();
    expect((await findNotice()).notice).toHaveTextContent(`${WRONG} Everything else still works.`);
    await retry();
    expect((await findNotice()).notice).toHaveTextContent(WRONG);
    await leave();
  });
});
