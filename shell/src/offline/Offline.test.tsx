import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRemoteLoader } from '@fleetwatch/kit/federation/createRemoteLoader';
import { PortalContext } from '@fleetwatch/kit/federation/PortalContext';
import { addWrite, dropWrites, listWrites } from '@fleetwatch/kit/outbox/outboxDatabase';
import { CANNOT_BE_SAVED } from '@fleetwatch/kit/outbox/texts';
import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boatIn, fleetGroupOf, KIM_LOCAL_PROFILE, OARS, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { Offline } from './Offline.tsx';
import { doneAtText, outboxText } from './texts.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

const boatOf = (id: string, name: string, seats = 1) =>
  boatIn(fleetGroupOf('Shell', seats === 1 ? '1x' : '2x', seats), name, { _id: id.repeat(24) });
const kestrel = boatOf('d', 'Kestrel', 2);

const launchOf = (fields: Partial<WaitingWrite> = {}): Omit<WaitingWrite, 'id'> => ({
  kind: 'launch',
  call: { url: 'launch', method: 'POST', body: { bus: kestrel._id, user: KIM_LOCAL_PROFILE.id } },
  key: 'k'.repeat(32),
  happenedAt: Date.now(),
  memberId: KIM_LOCAL_PROFILE.id,
  waitingId: 'waiting-1',
  title: 'Launch Kestrel',
  answer: sortieOf(),
  boat: kestrel,
  refusal: null,
  isSending: false,
  ...fields,
});
const refusal = {
  status: 409,
  text: 'Kestrel has already been launched.',
  code: 'already_launched',
  field: null,
};
const landing = launchOf({
  kind: 'land',
  call: { url: 'land', method: 'POST', body: { sortie: 'waiting-1', miles: 5, description: '' } },
  waitingId: 'waiting-2',
  title: 'Land Kestrel, 5 miles',
});

const unreachableClub = { 'GET /club': unreachable };
const open = () => renderScreen(<Offline isKiosk={false} />, { profile: KIM_LOCAL_PROFILE });
const item = (title: string) =>
  within(screen.getByRole('list')).getByText(title).closest('li') ?? document.body;
const press = (title: string, name: string) => within(item(title)).getByRole('button', { name });

afterEach(async () => {
  await dropWrites(await listWrites(KIM_LOCAL_PROFILE.id));
});

test('shows nothing while no write waits', async () => {
  fakeApi();
  open();
  await waitFor(() => expect(screen.getAllByRole('status')).not.toHaveLength(0));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('counts waiting writes, and lists them with when they were made', async () => {
  fakeApi(unreachableClub);
  await addWrite(launchOf());
  await addWrite(landing);
  const { user } = open();
  expect(await screen.findByText('2 waiting to be sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(item('Launch Kestrel')).toHaveTextContent(/Done \d\d:\d\d\./);
  expect(item('Land Kestrel, 5 miles')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('shows nothing of a member on the kiosk', async () => {
  fakeApi(unreachableClub);
  await addWrite(launchOf());
  renderScreen(<Offline isKiosk />, { profile: KIM_LOCAL_PROFILE });
  await waitFor(() => expect(screen.getAllByRole('status')).not.toHaveLength(0));
  expect(screen.queryByText(/waiting to be sent/)).not.toBeInTheDocument();
});

test('shows why a launch was refused and what waits for it, and discards both only when confirmed', async () => {
  fakeApi(unreachableClub);
  await addWrite(launchOf({ refusal }));
  await addWrite(landing);
  const { user } = open();
  expect(await screen.findByText('1 waiting to be sent, 1 needs your decision')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(item('Launch Kestrel')).toHaveTextContent('Kestrel has already been launched.');
  expect(item('Land Kestrel, 5 miles')).toHaveTextContent('It waits for: Launch Kestrel.');
  await user.click(press('Launch Kestrel', 'Discard'));
  expect(item('Launch Kestrel')).toHaveTextContent(
    'This will not be logged. Neither will: Land Kestrel, 5 miles.',
  );
  expect(await findViolations()).toEqual([]);
  await user.click(press('Launch Kestrel', 'Keep'));
  expect(await listWrites(KIM_LOCAL_PROFILE.id)).toHaveLength(2);
  await user.click(press('Launch Kestrel', 'Discard'));
  await user.click(press('Launch Kestrel', 'Discard permanently'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await listWrites(KIM_LOCAL_PROFILE.id)).toEqual([]);
});

test('offers another boat with seats for all in its place, at the time it happened', async () => {
  const api = fakeApi({
    'GET /club': () => ({ ...OARS, now: Date.now() }),
    'GET /fleet-unlaunched-results': () => ({
      results: [
        boatOf('1', 'Tern'),
        boatOf('2', 'Curlew', 2),
        { ...boatOf('3', 'Gannet', 2), active: false },
      ],
    }),
    'POST /launch': () => sortieOf({ bus: 'Curlew' }),
  });
  await addWrite(launchOf({ refusal }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(press('Launch Kestrel', 'Choose another boat'));
  const choice = await screen.findByLabelText('Boat you took');
  await waitFor(() => expect(within(choice).getByRole('option', { name: 'Curlew (2x)' })).toBeEnabled());
  expect(within(choice).queryByRole('option', { name: /Tern|Gannet/ })).not.toBeInTheDocument();
  await user.selectOptions(choice, 'Curlew (2x)');
  await user.click(press('Launch Kestrel', 'Launch Curlew'));
  expect(await screen.findByText('Sent: Launch Curlew')).toBeVisible();
  expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({ bus: '2'.repeat(24) });
});

test('lets a refused text be changed and sends it', async () => {
  const tooLong = { status: 422, text: 'Too long.', code: 'invalid:description', field: 'description' };
  const api = fakeApi({
    'GET /club': () => ({ ...OARS, now: Date.now() }),
    'POST /tweet': ({ body }) =>
      (body as { description: string }).description === 'Windy'
        ? { _id: '7'.repeat(24) }
        : refuse(422, 'Too long.', 'invalid:description'),
  });
  const call = { url: 'tweet', method: 'POST' as const, body: { description: 'Very windy', pictures: [] } };
  await addWrite(launchOf({ kind: 'tweet', call, title: 'Tweet: Very windy', boat: null, refusal: tooLong }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(press('Tweet: Very windy', 'Try again'));
  await waitFor(() => expect(api.callsTo('POST /tweet')).toHaveLength(1));
  await waitFor(() => expect(item('Tweet: Very windy')).toHaveTextContent('Too long.'));
  await user.click(press('Tweet: Very windy', 'Edit'));
  await user.clear(screen.getByLabelText('Text'));
  await user.type(screen.getByLabelText('Text'), 'Windy');
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  expect(await screen.findByText('Sent: Tweet: Windy')).toBeVisible();
});

test('lets a write that cannot be saved be tried again, copied or discarded (rule portal.set-aside)', async () => {
  fakeApi(unreachableClub);
  const failure = { status: 500, text: CANNOT_BE_SAVED, code: 'internal', field: null };
  const body = { sortie: '6'.repeat(24), miles: 5, description: 'Windy past the bridge' };
  const call = { url: 'land', method: 'POST' as const, body };
  await addWrite({ ...landing, call, answer: sortieOf({ bus_id: kestrel._id }), refusal: failure });
  const again = { waitingId: 'waiting-3', title: 'Launch Kestrel again' };
  await addWrite(launchOf({ ...again, answer: sortieOf({ bus_id: kestrel._id }) }));
  await addWrite(launchOf({ waitingId: 'waiting-4', title: 'Tweet: Windy', kind: 'tweet', refusal }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  expect(item(landing.title)).toHaveTextContent(CANNOT_BE_SAVED);
  expect(press(landing.title, 'Try again')).toBeVisible();
  expect(press(landing.title, 'Discard')).toBeVisible();
  expect(item('Launch Kestrel again')).toHaveTextContent(`It waits for: ${landing.title}.`);
  expect(within(item('Tweet: Windy')).queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  await user.click(press(landing.title, 'Copy'));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${landing.title}, done ${doneAtText(landing.happenedAt)}\nWindy past the bridge`,
  );
  expect(await findViolations()).toEqual([]);
});

test('describes waiting writes, and when they were made', () => {
  expect(outboxText([{ refusal: null }, { refusal }, { refusal }])).toBe(
    '1 waiting to be sent, 2 need your decision',
  );
  const noon = new Date(2026, 4, 29, 12, 0).getTime();
  expect(doneAtText(noon - 60_000, noon)).toBe('11:59');
  expect(doneAtText(noon - 86_400_000, noon)).toBe('Thu May 28, 12:00');
});

describe('an open page follows what is published', () => {
  const registryOf = (version: string, others: string[] = []) =>
    ['mf-boathouse', ...others].map((name) => ({
      name,
      container: name.replaceAll('-', '_'),
      entry: `/remotes/${name}/${version}/remoteEntry.js`,
      screens: [],
      declaration: {
        name,
        version,
        kitVersion: '^0.2.0',
        routes: [
          {
            path: `/${name}`,
            component: 'Screen',
            title: name,
            access: name === 'mf-boathouse' ? ('kiosk' as const) : ('member' as const),
          },
        ],
        menu: [],
        parts: ['Oars'],
        ...(name === 'mf-oars' && {
          fills: [{ slot: 'wall' as const, part: 'Oars', title: 'Oars', order: 1 }],
        }),
      },
    }));
  const portal = (shown: { version: string; others?: string[] } | null) => {
    const registry = { remotes: registryOf('1.0.0'), refused: [] };
    const federation = { kitVersion: '0.2.0', servedKits: [], loadEntry: jest.fn(), preload: jest.fn() };
    const remotes = shown ? registryOf(shown.version, shown.others) : [];
    return {
      registry,
      loader: createRemoteLoader({ federation, findAgain: async () => undefined }),
      readRegistry: async () => ({ remotes, refused: [] }),
    };
  };
  const reload = jest.fn();
  const show = (shown: { version: string; others?: string[] } | null, isKiosk = true) => {
    fakeApi(unreachableClub);
    jest.useFakeTimers();
    renderScreen(
      <PortalContext value={portal(shown)}>
        <UpdatePrompt isKiosk={isKiosk} reload={reload} />
      </PortalContext>,
    );
  };
  const pass = (minutes: number) => act(async () => jest.advanceTimersByTimeAsync(minutes * 60_000));

  beforeEach(() => reload.mockReset());
  afterEach(() => jest.useRealTimers());

  it('reloads the kiosk after two minutes without a touch, within ten in all', async () => {
    show({ version: '1.1.0' });
    await pass(4);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    await pass(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the kiosk for a new part on the wall (rule kiosk.follows)', async () => {
    show({ version: '1.0.0', others: ['mf-oars'] });
    await pass(5);
    await pass(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits at the kiosk as long as someone touches it', async () => {
    show({ version: '0.9.0' });
    await pass(5);
    for (let minute = 0; minute < 10; minute += 1) {
      fireEvent.pointerDown(document.body);
      await pass(1);
    }
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, { version: string; others?: string[] } | null]>([
    ['another remote was published', { version: '1.0.0', others: ['mf-tweets'] }],
    ['the registry cannot be read', null],
  ])('does not reload the kiosk when %s (rule kiosk.follows)', async (_what, shown) => {
    show(shown);
    await pass(30);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[string, { version: string; others?: string[] }]>([
    ['a version was published or rolled back', { version: '0.9.0' }],
    ['a remote was added', { version: '1.0.0', others: ['mf-tweets'] }],
  ])('asks the member when %s, and reloads only on request (rule portal.next)', async (_what, shown) => {
    show(shown, false);
    await pass(4);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    await pass(30);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not ask while the published version is the same or cannot be read', async () => {
    show({ version: '1.0.0' }, false);
    await pass(30);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    show(null, false);
    await pass(30);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });
});
