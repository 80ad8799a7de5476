import { act, screen, waitFor, within } from '@testing-library/react';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import { DAMAGE_UNCONFIRMED } from '@fleetwatch/contract/damages/texts';
import { milesOf } from '@fleetwatch/contract/sorties/miles';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { BoathouseScreen } from '../kiosk/BoathouseScreen.tsx';
import { STEP_PARTS } from '../kiosk/kioskParts.tsx';
import { boathouseAt, serve, sortieOf } from '../testing/boathouse.ts';

const PASSWORD = 'Row!ng-at-6';
const TOKEN = 'landing-token-of-kim';
const KESTREL = sortieOf('Kestrel', 'Kim Harper', { moniker: '8+' });
const FINCH = sortieOf('Finch', 'Kim Harper', { launch: '2026-05-01 06:30:00' });

// The wall fetches its steps once its board is rendered; here they have loaded.
beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));

/** Opens the kiosk at Land, where Kim has `outstanding` boats and `others` are out as well. */
async function openLand(outstanding: Sortie[], others: Sortie[] = []) {
  const boathouse = { ...boathouseAt('2026-05-01 07:10:00'), stillOut: [...outstanding, ...others] };
  const api = serve(boathouse);
  api.answer({
    'POST /auth-sorties-stillout-byuser-results': () => ({
      results: outstanding,
      token: TOKEN,
      name: 'Kim Harper',
    }),
    'POST /land': ({ body }) => {
      const {
        sortie: id,
        miles,
        description,
      } = body as { sortie: string; miles: number; description: string };
      const landed = boathouse.stillOut.find(({ _id }) => _id === id);
      boathouse.stillOut = boathouse.stillOut.filter((sortie) => sortie !== landed);
      const record = { ...landed, land: '2026-05-01 07:10:01', miles, description };
      boathouse.today = [...boathouse.today, record as Sortie];
      return record;
    },
  });
  const view = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  await view.user.click(await screen.findByRole('tab', { name: 'Land' }));
  const fill = async (label: string, text: string) => {
    if (text === '') return;
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(text);
  };
  const sign = async (name = 'Kim Harper', password = PASSWORD) => {
    await fill('Name or email', name);
    await fill('Password', password);
    await view.user.click(screen.getByRole('button', { name: 'Show my boats' }));
  };
  const card = (boat: string) => within(screen.getByRole('region', { name: new RegExp(`^Land ${boat}`) }));
  return { ...view, api, boathouse, sign, card };
}

/** Kim has signed in. */
async function openMySorties(outstanding: Sortie[], others: Sortie[] = []) {
  const kiosk = await openLand(outstanding, others);
  await kiosk.sign();
  await screen.findByRole('heading', { name: /to land$/ });
  const slide = (boat: string) => slideToConfirm(screen.getByRole('slider', { name: `Land ${boat}`.trim() }));
  return { ...kiosk, slide };
}

it('does not land a sortie that was returned without its boat (rule land.broken-answer)', async () => {
  const { api, slide } = await openMySorties([{ ...KESTREL, bus: '' }]);
  slide('');
  expect(await screen.findByText('Internal error: Undefined fleet item. Sorry..')).toBeVisible();
  expect(api.callsTo('POST /land')).toEqual([]);
});

describe('signing to land', () => {
  it('lists every outstanding sortie of the member under My Sorties (rule kiosk.landing)', async () => {
    const { api, sign, card } = await openLand([KESTREL, FINCH]);
    expect(screen.getByRole('tab', { name: 'My Sorties' })).toHaveAttribute('aria-disabled', 'true');
    await sign();
    expect(await screen.findByRole('heading', { name: 'Kim, 2 boats to land' })).toHaveFocus();
    expect(card('Kestrel').getByRole('heading')).toHaveTextContent('Land Kestrel, launched 06:05:12');
    expect(card('Finch').getByRole('heading')).toHaveTextContent('Land Finch, launched 06:30:00');
    expect(screen.getByRole('tab', { name: 'My Sorties' })).toHaveAttribute('aria-selected', 'true');
    expect(api.callsTo('POST /auth-sorties-stillout-byuser-results')[0]?.body).toEqual({
      name: 'Kim Harper',
      password: PASSWORD,
    });
    expect(await findViolations()).toEqual([]);
  });

  it('shows when there is nothing to land, and is idle again (rule kiosk.landing)', async () => {
    const { sign, store } = await openLand([]);
    await sign();
    expect(await screen.findByText('No outstanding launches today, Kim!')).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ lifetimeMs: 4_000, tone: 'warning' }]);
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
  });

  it('refuses a short name and password in the form’s words', async () => {
    const { api, sign } = await openLand([KESTREL]);
    await sign('Kim', 'short');
    expect(screen.getByText('Please enter a valid first and last name')).toBeVisible();
    expect(screen.getByText('Please enter a valid password')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveFocus();
    expect(api.callsTo('POST /auth-sorties-stillout-byuser-results')).toEqual([]);
  });

  it('shows a rejection, empties the password and keeps the name', async () => {
    const { api, sign } = await openLand([KESTREL]);
    api.answer({
      'POST /auth-sorties-stillout-byuser-results': () => [
        'Name and password do not match.',
        'credentials_refused',
      ],
    });
    await sign();
    expect(await screen.findByText('Name and password do not match.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
  });

  it('shows when the server failed or cannot be reached', async () => {
    const { api, sign } = await openLand([KESTREL]);
    const answer = (reply: () => unknown) =>
      api.answer({ 'POST /auth-sorties-stillout-byuser-results': reply });
    answer(() => refuse(500, 'Sorry, internal error :-(', 'internal'));
    await sign();
    expect(await screen.findByText('getOutstanding: failure on send!')).toBeVisible();
    answer(unreachable);
    await sign('', '');
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });
});

describe('landing', () => {
  it('lands one of several at 100, with decimal miles and notes (rule kiosk.landing)', async () => {
    const { api, user, card, slide, store } = await openMySorties([KESTREL, FINCH]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '5.5');
    await user.type(card('Kestrel').getByLabelText('Notes'), ' steady ');
    slide('Kestrel');
    expect(await screen.findByText("You've Landed Kim!")).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ lifetimeMs: 4_000 }]);
    const [call] = api.callsTo('POST /land');
    expect(call?.body).toEqual({ sortie: 'sortie-Kestrel', miles: 5.5, description: 'steady', uid: null });
    expect(call?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(screen.getByRole('heading', { name: 'Kim, 1 boat to land' })).toHaveFocus();
    expect(screen.queryByRole('slider', { name: 'Land Kestrel' })).toBeNull();
    const landed = await screen.findByRole('list', { name: 'Landed today' });
    expect(landed).toHaveTextContent('Kestrel');
  });

  it('clears the lists with the last one, and shows the bay-door message when no boat is out (rule land.bay-doors)', async () => {
    const { user, card, slide, store } = await openMySorties([KESTREL]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '4');
    slide('Kestrel');
    expect(await screen.findByText('All boats are in. Please close bay doors Kim!')).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ lifetimeMs: 20_000 }]);
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
    // Updates on the wall are rendered as deferred, after the toast.
    expect(await screen.findByText('All Boats are in. Please make sure Bay doors are closed.')).toBeVisible();
  });

  it('does not show the bay-door message while another boat is out (rule land.bay-doors)', async () => {
    const { user, card, slide } = await openMySorties([KESTREL], [sortieOf('Osprey', 'Bo Lind')]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '4');
    slide('Kestrel');
    expect(await screen.findByText("You've Landed Kim!")).toBeVisible();
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
  });

  it('keeps neither the token nor the password after the visit (rule kiosk.never-saved)', async () => {
    const { user, card, slide, store } = await openMySorties([KESTREL]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '4');
    slide('Kestrel');
    await screen.findByText('All boats are in. Please close bay doors Kim!');
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(TOKEN));
    expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  });

  it('does nothing when the slider is released before 100', async () => {
    const { api, user, card } = await openMySorties([KESTREL]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '4');
    slideToConfirm(screen.getByRole('slider', { name: 'Land Kestrel' }), 90);
    expect(api.callsTo('POST /land')).toEqual([]);
  });

  it('counts miles by the buttons, never below 0', async () => {
    const { api, user, card, slide } = await openMySorties([KESTREL]);
    const field = card('Kestrel').getByLabelText('Miles');
    const [less, more] = ['Subtract one mile', 'Add one mile'].map((name) =>
      card('Kestrel').getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement];
    expect(less).toBeDisabled();
    await user.type(field, '1.5');
    await user.click(more);
    expect(field).toHaveValue('2.5');
    await user.click(less);
    await user.click(less);
    expect(field).toHaveValue('0.5');
    await user.click(less);
    expect(field).toHaveValue('');
    await user.click(more);
    slide('Kestrel');
    await waitFor(() => expect(api.callsTo('POST /land')[0]?.body).toMatchObject({ miles: 1 }));
  });

  it('marks invalid miles and too-long notes at their fields', async () => {
    const { api, user, card, slide } = await openMySorties([KESTREL]);
    const miles = card('Kestrel').getByLabelText('Miles');
    await user.type(miles, '5,5');
    slide('Kestrel');
    expect(await screen.findByText('Fix the fields marked above.')).toBeVisible();
    expect(miles).toHaveAccessibleDescription(
      'Enter miles from 0 to 200, with at most two decimals, such as 5 or 5.25.',
    );
    await user.clear(miles);
    expect(screen.queryByText('Fix the fields marked above.')).toBeNull();
    expect(miles).toBeValid();
    await user.type(miles, '5');
    const notes = card('Kestrel').getByLabelText('Notes');
    await user.click(notes);
    await user.paste('x'.repeat(281));
    slide('Kestrel');
    await waitFor(() => expect(notes).toHaveAccessibleDescription('Notes can have at most 280 characters.'));
    expect(miles).toBeValid();
    expect(api.callsTo('POST /land')).toEqual([]);
  });

  it('shows why the landing failed, and lands at the next try', async () => {
    const { api, user, card, slide } = await openMySorties([KESTREL, FINCH]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '4');
    api.answer({ 'POST /land': () => refuse(500, 'Sorry, internal error :-(', 'internal') });
    slide('Kestrel');
    expect(await screen.findByText('failure on send!')).toBeVisible();
    api.answer({ 'POST /land': () => refuse(401, 'Please sign again.', 'landing_token_refused') });
    slide('Kestrel');
    expect(await screen.findByText('Please sign again.')).toBeVisible();
    api.answer({ 'POST /land': unreachable });
    slide('Kestrel');
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer({ 'POST /land': () => ({ ...KESTREL, land: '2026-05-01 07:10:01', miles: 4 }) });
    slide('Kestrel');
    expect(await screen.findByText("You've Landed Kim!")).toBeVisible();
  });
});

describe('miles from the notes', () => {
  it.each([
    ['5.5 steady', 'Do you want to log 5.5 miles?', 'Log 5.5 miles', { miles: 5.5, description: 'steady' }],
    ['8,000 m', 'Do you want to log 5 miles?', 'Log 5 miles', { miles: 5, description: '' }],
    ['choppy', 'Leave mileage at 0?', 'Leave at 0', { miles: 0, description: 'choppy' }],
    ['', 'Leave mileage at 0?', 'Leave at 0', { miles: 0, description: '' }],
  ])('asks for the notes %j: %j', async (notes, question, verb, sent) => {
    const { api, user, card, slide } = await openMySorties([KESTREL]);
    if (notes !== '') await user.type(card('Kestrel').getByLabelText('Notes'), notes);
    slide('Kestrel');
    expect(await screen.findByText(question)).toBeVisible();
    expect(api.callsTo('POST /land')).toEqual([]);
    await user.click(screen.getByRole('button', { name: verb }));
    await screen.findByText('All boats are in. Please close bay doors Kim!');
    expect(api.callsTo('POST /land')[0]?.body).toMatchObject(sent);
  });

  it('does not ask about notes when miles were entered', async () => {
    const { api, user, card, slide } = await openMySorties([KESTREL]);
    await user.type(card('Kestrel').getByLabelText('Miles'), '3');
    await user.type(card('Kestrel').getByLabelText('Notes'), '5.5 steady');
    slide('Kestrel');
    await screen.findByText('All boats are in. Please close bay doors Kim!');
    expect(api.callsTo('POST /land')[0]?.body).toMatchObject({ miles: 3, description: '5.5 steady' });
  });

  it('explains how to add miles when declined, and waits (rule land.declined)', async () => {
    const { api, user, card, slide, store } = await openMySorties([KESTREL]);
    await user.type(card('Kestrel').getByLabelText('Notes'), '5.5 steady');
    slide('Kestrel');
    await user.click(await screen.findByRole('button', { name: 'Add miles' }));
    expect(screen.getByText(/^Please add whole Miles by clicking on the Miles '\+' control/)).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ lifetimeMs: 5_000 }]);
    expect(card('Kestrel').getByLabelText('Miles')).toHaveFocus();
    expect(card('Kestrel').getByLabelText('Notes')).toHaveValue('5.5 steady');
    expect(api.callsTo('POST /land')).toEqual([]);
    await user.keyboard('6');
    slide('Kestrel');
    await screen.findByText('All boats are in. Please close bay doors Kim!');
    expect(api.callsTo('POST /land')[0]?.body).toMatchObject({ miles: 6, description: '5.5 steady' });
  });
});

describe('anything wrong with a boat (rule damage.kiosk)', () => {
  const ASK = 'Anything wrong with the boat?';
  async function openReport(routes: FakeRoutes = {}, features: Feature[] = ['damage']) {
    const kiosk = await openLand([KESTREL]);
    kiosk.boathouse.club.features = features;
    kiosk.api.answer(routes);
    await act(async () => void kiosk.store.dispatch(invalidateTags(['Club'])));
    await kiosk.sign();
    await screen.findByRole('heading', { name: /to land$/ });
    return kiosk;
  }

  it("reports damage with the member's token, which is optional for landing", async () => {
    const { user, api, card } = await openReport({ 'POST /damage': () => ({ severity: 'unfit' }) });
    await user.click(await card('Kestrel').findByRole('button', { name: ASK }));
    const form = within(screen.getByRole('form', { name: 'Report damage to Kestrel' }));
    await user.click(form.getByRole('button', { name: 'Report' }));
    expect(form.getByText('Choose whether the boat can be rowed.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: /^No/ }));
    await user.type(form.getByLabelText('What is wrong?'), 'Hole in the hull');
    await user.click(form.getByRole('checkbox', { name: 'Hull' }));
    expect(await findViolations()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you. The boat is in dry dock.')).toBeVisible();
    const [call] = api.callsTo('POST /damage');
    expect(call?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(call?.body).toEqual({
      boat: KESTREL.bus_id,
      sortie: KESTREL._id,
      kind: 'damage',
      seat: null,
      severity: 'unfit',
      text: 'Hole in the hull',
      parts: ['hull'],
    });
    slideToConfirm(screen.getByRole('slider', { name: 'Land Kestrel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave at 0' }));
    await waitFor(() => expect(api.callsTo('POST /land')).toHaveLength(1));
  });

  it('keeps the entries of a refused damage report', async () => {
    const { user, card } = await openReport({ 'POST /damage': unreachable });
    await user.click(await card('Kestrel').findByRole('button', { name: ASK }));
    await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    await user.type(screen.getByLabelText('What is wrong?'), 'Squeaks');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await within(screen.getByRole('form')).findByText(/network/i)).toBeVisible();
    expect(screen.getByLabelText('What is wrong?')).toHaveValue('Squeaks');
  });

  it('shows that a second person has to confirm an unfit boat (rule damage.second-person)', async () => {
    const answer = { severity: 'limited', isUnconfirmed: true };
    const { user, card } = await openReport({ 'POST /damage': () => answer });
    await user.click(await card('Kestrel').findByRole('button', { name: ASK }));
    await user.click(screen.getByRole('radio', { name: /^No/ }));
    await user.type(screen.getByLabelText('What is wrong?'), 'Hull torn');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(DAMAGE_UNCONFIRMED)).toBeVisible();
  });

  it('offers no damage report in a club without them', async () => {
    await openReport({}, []);
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });
});

it('takes kilometers, also with a comma, in a club that shows them (rule distance.entry)', async () => {
  const kiosk = await openLand([KESTREL]);
  kiosk.boathouse.club.unit = 'km';
  act(() => {
    kiosk.store.dispatch(invalidateTags(['Club']));
  });
  await kiosk.sign();
  await screen.findByRole('heading', { name: /to land$/ });
  const field = kiosk.card('Kestrel').getByLabelText('Kilometers');
  await kiosk.user.type(field, '12,5');
  await kiosk.user.click(kiosk.card('Kestrel').getByRole('button', { name: 'Subtract one kilometer' }));
  expect(field).toHaveValue('11.5');
  slideToConfirm(screen.getByRole('slider', { name: 'Land Kestrel' }));
  await waitFor(() =>
    expect(kiosk.api.callsTo('POST /land')[0]?.body).toMatchObject({ miles: milesOf(11_500) }),
  );
});

describe('in a club that checks unusual landings (rule land.sanity)', () => {
  const LATELY = sortieOf('Kestrel', 'Kim Harper', { launch: '2026-05-01 07:05:00' });
  const QUESTION = /^Kestrel was out for 5 minutes\. Land anyway\?$/;
  async function openAsking() {
    const kiosk = await openLand([LATELY]);
    kiosk.boathouse.club.features = ['sanity'];
    act(() => {
      kiosk.store.dispatch(invalidateTags(['Club']));
    });
    await kiosk.sign();
    await screen.findByRole('heading', { name: /to land$/ });
    await kiosk.user.click(kiosk.card('Kestrel').getByLabelText('Miles'));
    await kiosk.user.paste('0.5');
    slideToConfirm(screen.getByRole('slider', { name: 'Land Kestrel' }));
    expect(await screen.findByText(QUESTION)).toBeVisible();
    return kiosk;
  }

  it('confirms an unusual landing with one tap', async () => {
    const { user, api } = await openAsking();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Land anyway' }));
    await waitFor(() => expect(api.callsTo('POST /land')).toHaveLength(1));
    expect(api.callsTo('POST /land')[0]?.body).toMatchObject({ miles: 0.5, confirmed: ['short_outing'] });
  });

  it('sends nothing when an unusual landing is declined', async () => {
    const { user, api } = await openAsking();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Check the miles, then land again.')).toBeVisible();
    expect(api.callsTo('POST /land')).toEqual([]);
  });
});
