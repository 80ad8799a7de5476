import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { fakeApi } from '../testing/fakeApi.tsx';
import { KIM_LOCAL_PROFILE, OARS } from '../testing/sampleData.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { createRemoteLoader } from './createRemoteLoader.ts';
import { PortalContext } from './PortalContext.ts';
import type { RemoteFill } from './RemoteDeclaration.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';
import { Slot } from './Slot.tsx';
import type { SlotProps } from './SlotFills.tsx';

type Parts = Record<string, ComponentType<{ boat?: string; member?: string }>>;

const remoteOf = (name: string, fills: RemoteFill[]): RemoteRegistration => ({
  name,
  container: name.replace('-', '_'),
  entry: `/remotes/${name}/remoteEntry.js`,
  screens: [],
  declaration: {
    name,
    version: '1.0.0',
    kitVersion: '^0.1.0',
    routes: [],
    menu: [],
    parts: fills.map(({ part }) => part),
    fills,
  },
});

const fill = (slot: RemoteFill['slot'], part: string, order: number, more: Partial<RemoteFill> = {}) => ({
  slot,
  part,
  title: part,
  order,
  ...more,
});

function show(place: SlotProps, remotes: RemoteRegistration[], parts: Parts, features: string[] = []) {
  fakeApi({ 'GET /club': () => ({ ...OARS, features }) });
  const loadEntry = jest.fn(async () => parts as never);
  const federation = { kitVersion: '0.1.0', servedKits: [], loadEntry, preload: () => undefined };
  const registry = { remotes, refused: [] };
  const portal = {
    registry,
    loader: createRemoteLoader({ federation, findAgain: async () => undefined }),
    readRegistry: async () => registry,
  };
  renderScreen(
    <PortalContext value={portal}>
      <h1>Boat</h1>
      <Slot {...place} />
    </PortalContext>,
    { profile: KIM_LOCAL_PROFILE },
  );
  return loadEntry;
}

const textPart =
  (text: string): Parts[string] =>
  ({ boat = '' }) => <p>{`${text} ${boat}`}</p>;

test('shows parts of several remotes in order, each with the subject of the slot (rule portal.slots)', async () => {
  show(
    { name: 'boat.page', boat: 'b1' },
    [
      remoteOf('mf-a', [fill('boat.page', 'Oars', 20), fill('wall', 'Wall', 1)]),
      remoteOf('mf-b', [fill('boat.page', 'Covers', 10)]),
    ],
    { Oars: textPart('Oars of'), Covers: textPart('Cover of'), Wall: textPart('Wall') },
  );
  await screen.findByText('Oars of b1');
  expect(screen.getAllByText(/ of b1$/).map(({ textContent }) => textContent)).toEqual([
    'Cover of b1',
    'Oars of b1',
  ]);
});

test('requests nothing when no remote fills a slot, or the club has not turned its feature on', async () => {
  const load = show(
    { name: 'wall' },
    [
      remoteOf('mf-a', [
        fill('actions.below', 'Oars', 1),
        fill('wall', 'Damage', 1, { feature: 'damage' }),
        fill('wall', 'Guests', 2, { feature: 'guests' }),
      ]),
    ],
    { Damage: textPart('Damage'), Guests: textPart('Guests') },
    ['guests'],
  );
  expect(await screen.findByText(/Guests/)).toBeVisible();
  expect(screen.queryByText(/Damage/)).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a part that throws', () => {
  const Broken = () => {
    throw new Error('no oars');
  };
  // React reports errors caught by a boundary on console.error.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows the failure of a part in its own place, and keeps the others', async () => {
    show({ name: 'inbox' }, [remoteOf('mf-a', [fill('inbox', 'Broken', 1), fill('inbox', 'Oars', 2)])], {
      Broken,
      Oars: textPart('Oars'),
    });
    expect(await screen.findByText(/Broken is not available/)).toBeVisible();
    expect(await screen.findByText(/Oars/)).toBeVisible();
  });

  it('leaves no trace in a row of a part that throws', async () => {
    show(
      { name: 'boat.row', boat: 'b1' },
      [remoteOf('mf-a', [fill('boat.row', 'Broken', 1), fill('boat.row', 'Oars', 2)])],
      { Broken, Oars: textPart('Oars') },
    );
    expect(await screen.findByText('Oars b1')).toBeVisible();
    expect(screen.queryByText(/not available/)).toBeNull();
  });
});
