import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { HELP_CALLED, HELP_NOT_SENT, NO_LONGER_OUT } from '@fleetwatch/contract/safety/texts';
import type { OutBoat } from '@fleetwatch/contract/safety/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { dropWrites, listWrites } from '@fleetwatch/kit/outbox/outboxDatabase';
import { sendWaiting } from '@fleetwatch/kit/outbox/sendWaiting';
import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { fakeApi, holdAnswer, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { NeedHelp } from '../entry.ts';
import { NeedHelpPart } from '../safetyParts.tsx';
import { CLUB, KIM, NOON, outOf, SETTINGS } from '../testing/club.ts';

beforeAll(() => NeedHelpPart.preload());
afterEach(async () => dropWrites(await listWrites(KIM.id)));

const launchOf = (bus: string, fields: Partial<Sortie> = {}): Sortie => ({
  ...sortieOf(),
  _id: `sortie-${bus}`,
  bus,
  land: null,
  user_id: 'ana',
  crew: [],
  ...fields,
});
const HERON = launchOf('Heron', { crew: [KIM.id] });

/** Like /actions, it requests the boats that are out. */
function Actions() {
  useStillOutQuery();
  return <NeedHelp />;
}

function open(sorties: Sortie[], watched: OutBoat[], routes: FakeRoutes = {}) {
  const boats = [...watched];
  const api = fakeApi({
    'GET /club': () => ({ ...CLUB, now: Date.now() }),
    'GET /sorties-stillout-results': () => ({ results: sorties }),
    'GET /out-boats': () => ({ results: boats, settings: SETTINGS, lastBoat: null }),
    'POST /sortie-help': ({ body }) => {
      const { id } = body as { id: string };
      const at = boats.findIndex(({ sortie }) => sortie === id);
      const boat = { ...(boats[at] ?? outOf('Heron', 30)), help: { by: 'Kim Harper', at: NOON } };
      boats[at] = boat;
      return boat;
    },
    ...routes,
  });
  return { api, ...renderScreen(<Actions />, { profile: KIM }) };
}
type View = ReturnType<typeof open>;
async function call(view: View) {
  await view.user.click(await screen.findByRole('button', { name: 'Need help' }));
  const dialog = await screen.findByRole('dialog', { name: 'Do you need help?' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Alert the officers' }));
}

describe('the button for help on /actions (rule safety.help)', () => {
  it('alerts officers after a confirmation that shows the emergency number', async () => {
    const view = open([HERON], [outOf('Heron', 30)]);
    await view.user.click(await screen.findByRole('button', { name: 'Need help' }));
    const dialog = await screen.findByRole('dialog', { name: 'Do you need help?' });
    expect(await within(dialog).findByRole('link', { name: 'Emergency: 112' })).toHaveAttribute(
      'href',
      'tel:112',
    );
    expect(within(dialog).queryByRole('radiogroup')).toBeNull();
    expect(await findViolations()).toEqual([]);
    expect(view.api.callsTo('POST /sortie-help')).toEqual([]);
    await view.user.click(within(dialog).getByRole('button', { name: 'Alert the officers' }));
    expect(await screen.findByText(HELP_CALLED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Emergency: 112' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Need help' })).toBeNull();
    expect(view.api.callsTo('POST /sortie-help')[0]?.body).toEqual({ id: 'sortie-Heron' });
    expect(await findViolations()).toEqual([]);
  });

  it('shows that no one is notified yet until the server has answered', async () => {
    const held = holdAnswer({ ...outOf('Heron', 30), help: { by: 'Kim Harper', at: NOON } });
    const view = open([HERON], [outOf('Heron', 30)], { 'POST /sortie-help': held.answer });
    await call(view);
    expect(await screen.findByText(HELP_NOT_SENT)).toBeVisible();
    expect(screen.queryByText(HELP_CALLED)).toBeNull();
    held.release();
    await waitFor(() => expect(screen.queryByText(HELP_NOT_SENT)).toBeNull());
  });

  it('keeps the call without a network, also when it is opened again, and sends it once', async () => {
    const view = open([HERON], [outOf('Heron', 30)], { 'POST /sortie-help': unreachable });
    await call(view);
    expect(await screen.findByText(HELP_NOT_SENT)).toBeVisible();
    await waitFor(async () => expect(await listWrites(KIM.id)).toHaveLength(1));
    const [write] = await listWrites(KIM.id);
    expect(await findViolations()).toEqual([]);
    view.unmount();

    const again = open([HERON], [outOf('Heron', 30)]);
    expect(await screen.findByText(HELP_NOT_SENT)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Emergency: 112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.queryByRole('button', { name: 'Need help' })).toBeNull();
    await act(async () => void (await again.store.dispatch(sendWaiting())));
    expect(await screen.findByText(HELP_CALLED)).toBeVisible();
    expect(screen.queryByText(HELP_NOT_SENT)).toBeNull();
    const calls = again.api.callsTo('POST /sortie-help');
    expect(calls.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).toEqual([write?.key]);
  });

  it('reopens the dialog with the reason when the call was refused', async () => {
    const view = open([HERON], [outOf('Heron', 30)], {
      'POST /sortie-help': () => refuse(409, NO_LONGER_OUT, 'not_out'),
    });
    await call(view);
    const dialog = await screen.findByRole('dialog', { name: 'Do you need help?' });
    expect(await within(dialog).findByText(NO_LONGER_OUT)).toBeVisible();
    expect(screen.queryByText(HELP_NOT_SENT)).toBeNull();
  });

  it('preselects the boat that the member launched, and offers the others', async () => {
    const own = launchOf('Swift', { user_id: KIM.id });
    const view = open([HERON, own], [outOf('Heron', 30), outOf('Swift', 30)]);
    await view.user.click(await screen.findByRole('button', { name: 'Need help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Do you need help?' }));
    expect(dialog.getByRole('radio', { name: 'Swift' })).toBeChecked();
    await view.user.click(dialog.getByRole('radio', { name: 'Heron' }));
    expect(await findViolations()).toEqual([]);
    await view.user.click(dialog.getByRole('button', { name: 'Alert the officers' }));
    expect(await screen.findByText(`Heron: ${HELP_CALLED}`)).toBeVisible();
    expect(view.api.callsTo('POST /sortie-help')[0]?.body).toEqual({ id: 'sortie-Heron' });
    expect(screen.getByRole('button', { name: 'Need help' })).toBeVisible();
  });

  it("hides the button for other members' boats, and for one on its rack", async () => {
    const rack = outOf('Heron', 30, { ashore: { by: 'Ana Bo', at: NOON } });
    const { api } = open([HERON, launchOf('Tern')], [rack, outOf('Tern', 30)]);
    await waitFor(() => expect(api.callsTo('GET /out-boats')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Need help' })).toBeNull());
  });

  it('fetches nothing while the member is ashore', async () => {
    const { api } = open([launchOf('Tern')], [outOf('Tern', 30)]);
    await waitFor(() => expect(api.callsTo('GET /sorties-stillout-results')).toHaveLength(1));
    expect(api.callsTo('GET /out-boats')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Need help' })).toBeNull();
  });
});
