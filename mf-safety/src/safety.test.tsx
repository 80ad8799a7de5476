import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  CHECKS_SILENT,
  CONSENT_NEEDED,
  CONTACT_SHAPE,
  HELP_CALLED,
  HELP_NOT_SENT,
  LADDER_ORDER,
  OVERDUE_OFF,
} from '@fleetwatch/contract/safety/texts';
import type { Alert, ContactsAnswer, OutBoat } from '@fleetwatch/contract/safety/wire';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { saveFile } from '@fleetwatch/kit/ui/csv/saveFile.ts';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { outText, spanText, untilText } from './board/texts.ts';
import { SafetyScreen, SheetScreen } from './entry.ts';
import { AlertPart, LATER_PARTS } from './safetyParts.tsx';
import { alertOf, CLUB, KIM, MINUTE, NOON, outOf, SETTINGS, sheetOf } from './testing/club.ts';

jest.mock('@fleetwatch/kit/ui/csv/saveFile.ts', () => ({ saveFile: jest.fn() }));

beforeAll(() => Promise.all([AlertPart, ...LATER_PARTS].map((part) => part.preload())));

const BOATS = [outOf('Heron', 30), outOf('Osprey', -65), outOf('Kestrel', -20)];
const CONTACTS: ContactsAnswer = {
  mobile: '',
  emergency: [],
  swims: '',
  medicalNote: '',
  hasConsent: false,
  looks: [],
};

function open(route = '/safety', routes: FakeRoutes = {}, profile = KIM) {
  const api = fakeApi({
    'GET /club': () => ({ ...CLUB, now: NOON }),
    'GET /out-boats': () => ({ results: BOATS, settings: SETTINGS, lastBoat: NOON + 8 * 60 * MINUTE }),
    'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
    'GET /sorties-stillout-results': () => ({ results: [] }),
    'GET /rescue-sheet/:id': () => sheetOf({ crew: [] }),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/safety" element={<SafetyScreen />} />
      <Route path="/safety/:tab" element={<SafetyScreen />} />
      <Route path="/safety/sheet/:sortie_id" element={<SheetScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile }) };
}
const asDuty = (more: FakeRoutes = {}): FakeRoutes => ({
  'GET /officers-results': () => ({ results: [], roster: [], mine: ['duty'] }),
  'GET /alerts': () => ({ results: [alertOf('Osprey')], checked: NOON - 10_000 }),
  ...more,
});
const asOfficer = (more: FakeRoutes = {}): FakeRoutes => ({
  ...asDuty(),
  'GET /officers-results': () => ({ results: [], roster: [], mine: ['safety'] }),
  ...more,
});
const boat = (bus: string) => screen.findByRole('region', { name: `${bus} 2x` });
type View = ReturnType<typeof open>;
const press = async (view: View, name: string | RegExp, within_?: HTMLElement) =>
  view.user.click(await (within_ ? within(within_) : screen).findByRole('button', { name }));

describe('the board (rule safety.board)', () => {
  it('lists the most urgent boats first, with level, time and heading', async () => {
    open();
    await boat('Osprey');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['Osprey 2x', 'Kestrel 2x', 'Heron 2x']);
    const osprey = within(await boat('Osprey'));
    expect(osprey.getByText('Alarm')).toBeVisible();
    expect(osprey.getByText('Due back 10:55')).toBeVisible();
    expect(osprey.getByText(/1 h 5 min ago/)).toBeVisible();
    expect(osprey.getByText('Ana Bo +1, launched 10:30, North lake, upstream, no lights')).toBeVisible();
    expect(within(await boat('Kestrel')).getByText('Late')).toBeVisible();
    expect(within(await boat('Heron')).getByText(/in 30 min/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it("lists the member's own boat first", async () => {
    const own = [outOf('Swift', 60, { crew: [KIM.id] }), outOf('Tern', 90, { user_id: KIM.id })];
    open('/safety', {
      'GET /out-boats': () => ({ results: [...BOATS, ...own], settings: SETTINGS, lastBoat: null }),
    });
    await boat('Osprey');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 5)).toEqual(['Swift 2x', 'Tern 2x', 'Osprey 2x', 'Kestrel 2x', 'Heron 2x']);
  });

  it('shows overdue boats in red, but not those on their racks', async () => {
    const safe = outOf('Swift', -65, { ashore: { by: 'Ana Bo', at: NOON } });
    open('/safety', {
      'GET /out-boats': () => ({
        results: [...BOATS, outOf('Wren', -40), safe],
        settings: SETTINGS,
        lastBoat: null,
      }),
    });
    expect(await boat('Osprey')).toHaveTextContent('Nobody has heard from Osprey since 10:30.');
    expect(await boat('Wren')).toHaveTextContent('Wren is overdue.');
    for (const quiet of ['Heron', 'Kestrel', 'Swift'])
      expect(await boat(quiet)).not.toHaveTextContent(/Nobody has heard|is overdue/);
  });

  it('fetches no alerts for other members, who can only mark a boat as on its rack', async () => {
    const { api } = open();
    const osprey = within(await boat('Osprey'));
    expect(osprey.getByRole('button', { name: 'Mark as on its rack' })).toBeVisible();
    expect(osprey.queryByRole('button', { name: 'Back later' })).toBeNull();
    expect(osprey.queryByRole('link', { name: 'Rescue sheet' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Incidents' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
    expect(api.callsTo('GET /alerts')).toEqual([]);
  });

  it('lets the crew set when they will be back', async () => {
    const view = open('/safety', {
      'GET /out-boats': () => ({
        results: [outOf('Heron', 30, { crew: [KIM.id] })],
        settings: SETTINGS,
        lastBoat: null,
      }),
      'PUT /sortie-back': () => outOf('Heron', 90),
    });
    await press(view, 'Back later', await boat('Heron'));
    expect(screen.queryByRole('button', { name: /Until dark/ })).toBeNull();
    await press(view, '1½ h, 13:30');
    expect(await screen.findByText('Heron: Due back 13:30.')).toBeVisible();
    expect(view.api.callsTo('PUT /sortie-back')[0]?.body).toEqual({ id: 'sortie-Heron', back: 90 });
  });

  it('lets a late crew land, take 30 more minutes, or ask for help', async () => {
    let mine = outOf('Kestrel', -20, { user_id: 'ana', crew: [KIM.id] });
    const view = open('/safety', {
      'GET /out-boats': () => ({ results: [mine, BOATS[1]], settings: SETTINGS, lastBoat: null }),
      'PUT /sortie-back': () => ({ ...mine, expected: NOON + 30 * MINUTE }),
      'POST /sortie-help': () => {
        mine = { ...mine, help: { by: 'Kim Harper', at: NOON } };
        return mine;
      },
    });
    const own = await boat('Kestrel');
    expect(within(own).getByRole('link', { name: "We're back: land the boat" })).toHaveAttribute(
      'href',
      '/actions?do=land',
    );
    expect(within(await boat('Osprey')).queryByRole('button', { name: 'Need help' })).toBeNull();
    await press(view, '30 more minutes', own);
    expect(await screen.findByText('Kestrel: Due back 12:30.')).toBeVisible();
    expect(view.api.callsTo('PUT /sortie-back')[0]?.body).toEqual({ id: 'sortie-Kestrel', back: 30 });
    await press(view, 'Need help', own);
    const dialog = await screen.findByRole('dialog', { name: 'Do you need help?' });
    expect(within(dialog).getByRole('link', { name: 'Emergency: 112' })).toHaveAttribute('href', 'tel:112');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Alert the officers', dialog);
    expect(await screen.findByText(HELP_CALLED)).toBeVisible();
    expect(view.api.callsTo('POST /sortie-help')[0]?.body).toEqual({ id: 'sortie-Kestrel' });
  });

  it('offers only help to a crew that is not late', async () => {
    open('/safety', {
      'GET /out-boats': () => ({
        results: [outOf('Heron', 30, { crew: [KIM.id] })],
        settings: SETTINGS,
        lastBoat: null,
      }),
    });
    const own = await boat('Heron');
    expect(within(own).getByRole('button', { name: 'Need help' })).toBeVisible();
    expect(within(own).queryByRole('link', { name: "We're back: land the boat" })).toBeNull();
    expect(within(own).queryByRole('button', { name: '30 more minutes' })).toBeNull();
  });

  it('shows who asked for help, and keeps the dialog with the number after a refusal', async () => {
    const helped = outOf('Osprey', 30, { help: { by: 'Ana Bo', at: NOON - 5 * MINUTE } });
    const view = open('/safety', {
      'GET /out-boats': () => ({
        results: [helped, outOf('Heron', 30, { crew: [KIM.id] })],
        settings: SETTINGS,
        lastBoat: null,
      }),
      'POST /sortie-help': () => refuse(409, 'This boat is no longer out.', 'not_out'),
    });
    expect(await boat('Osprey')).toHaveTextContent('Ana Bo asked for help at 11:55.');
    await press(view, 'Need help', await boat('Heron'));
    const dialog = await screen.findByRole('dialog', { name: 'Do you need help?' });
    await press(view, 'Alert the officers', dialog);
    expect(await within(dialog).findByText('This boat is no longer out.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Emergency: 112' })).toBeVisible();
  });

  it('shows that a call for help is not sent yet while it waits on the device', async () => {
    const own = outOf('Heron', 30, { crew: [KIM.id] });
    open('/safety', {
      'GET /out-boats': () => ({ results: [own], settings: SETTINGS, lastBoat: null }),
      'GET /sorties-stillout-results': () => ({ results: [{ _id: own.sortie, isHelpWaiting: true }] }),
    });
    expect(await within(await boat('Heron')).findByText(HELP_NOT_SENT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Need help' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Emergency: 112' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('keeps the dialog open with the reason of a refusal', async () => {
    const view = open('/safety', {
      'GET /out-boats': () => ({
        results: [outOf('Heron', 30, { user_id: KIM.id })],
        settings: SETTINGS,
        lastBoat: null,
      }),
      'PUT /sortie-back': () => refuse(409, 'This boat is no longer out.', 'not_out'),
    });
    await press(view, 'Back later', await boat('Heron'));
    await press(view, /^1 h,/);
    expect(await within(screen.getByRole('dialog')).findByText('This boat is no longer out.')).toBeVisible();
  });

  it('removes a boat that is on its rack from the board after a confirmation', async () => {
    let results: OutBoat[] = BOATS;
    const view = open('/safety', {
      'GET /out-boats': () => ({ results, settings: SETTINGS, lastBoat: null }),
      'POST /sortie-ashore': () => {
        results = [];
        return BOATS[0];
      },
    });
    await press(view, 'Mark as on its rack', await boat('Heron'));
    expect(view.api.callsTo('POST /sortie-ashore')).toEqual([]);
    await press(view, 'I have seen it');
    expect(
      await screen.findByText('Heron is marked as ashore. Ana Bo still needs to land it.'),
    ).toBeVisible();
    expect(view.api.callsTo('POST /sortie-ashore')[0]?.body).toEqual({ id: 'sortie-Heron' });
    expect(await screen.findByText(/All Boats are in/)).toBeVisible();
  });

  it('lists boats on their racks last, without a level', async () => {
    const rack = outOf('Osprey', -65, { ashore: { by: 'Bea Cole', at: NOON - MINUTE } });
    open('/safety', {
      'GET /out-boats': () => ({ results: [rack, outOf('Heron', 30)], settings: SETTINGS, lastBoat: null }),
    });
    const osprey = await boat('Osprey');
    expect(osprey).toHaveTextContent('Reported on its rack by Bea Cole at 11:59. Not landed yet.');
    expect(osprey).not.toHaveTextContent(/Alarm|Due back/);
    expect(within(osprey).queryByRole('button')).toBeNull();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Heron 2x', 'Osprey 2x']);
  });

  it('shows that the club does not watch', async () => {
    open('/safety', { 'GET /out-boats': () => refuse(404, OVERDUE_OFF, 'feature_off') });
    expect(await screen.findByText(OVERDUE_OFF)).toBeVisible();
  });

  it('warns officers when the checks are silent', async () => {
    open('/safety', asDuty({ 'GET /alerts': () => ({ results: [], checked: NOON - 4 * MINUTE }) }));
    expect(await screen.findByText(CHECKS_SILENT)).toBeVisible();
  });

  it('shows no warning when the checks ran a minute ago', async () => {
    open('/safety', asDuty({ 'GET /alerts': () => ({ results: [], checked: NOON - MINUTE }) }));
    expect(await screen.findByRole('tab', { name: 'Incidents' })).toBeVisible();
    expect(screen.queryByText(CHECKS_SILENT)).toBeNull();
  });

  it('shows who is on duty today and in the coming days (rule safety.duty)', async () => {
    const dana = { _id: 'dana', name: 'Dana Duty', pic: '' };
    const ben = { _id: 'ben', name: 'Ben Bay', pic: '' };
    open('/safety', {
      'GET /out-boats': () => ({ results: [], settings: SETTINGS, lastBoat: null }),
      'GET /officers-results': () => ({
        results: [{ office: 'duty', members: [dana] }],
        roster: [
          { day: '2026-05-29', members: [dana, ben] },
          { day: '2026-06-01', members: [ben] },
        ],
        mine: [],
      }),
    });
    const card = await screen.findByRole('region', { name: 'Duty' });
    const terms = within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    const names = within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['On duty today', 'Safety officer', 'Mon Jun 1']);
    expect(names).toEqual(['Dana Duty, Ben Bay', 'The confirmed coaches', 'Ben Bay']);
    expect(within(card).getByRole('link', { name: 'Officers' })).toHaveAttribute('href', '/officers');
    expect(await findViolations()).toEqual([]);
  });

  it('shows that no duty is planned, and names the coaches instead', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Duty' });
    expect(card).toHaveTextContent('On duty todayThe confirmed coaches');
    expect(card).toHaveTextContent('No duty shifts are planned for the coming days.');
  });

  it("keeps the sheets of all boats, without contacts, on an officer's device", async () => {
    const { api } = open('/safety', asDuty());
    await waitFor(() => expect(api.callsTo('GET /rescue-sheet/:id')).toHaveLength(3));
    const asked = api.callsTo('GET /rescue-sheet/:id').map(({ path, query }) => `${path}?${query}`);
    expect(asked.toSorted()).toEqual(
      ['Heron', 'Kestrel', 'Osprey'].map((bus) => `/rescue-sheet/sortie-${bus}?contacts=none`),
    );
  });

  it('fetches only the sheets of new and changed boats when others launch or land', async () => {
    let boats: OutBoat[] = [outOf('Heron', 30), outOf('Kestrel', -20)];
    let alert = alertOf('Kestrel');
    const { api, store } = open(
      '/safety',
      asDuty({
        'GET /out-boats': () => ({ results: boats, settings: SETTINGS, lastBoat: null }),
        'GET /alerts': () => ({ results: [alert], checked: NOON }),
      }),
    );
    const asked = () => api.callsTo('GET /rescue-sheet/:id').map(({ path }) => path.split('-').at(-1));
    const follow = async (answered: number) => {
      act(() => void store.dispatch(invalidateTags([{ type: 'Sorties', id: 'OUT' }])));
      await waitFor(() => expect(api.callsTo('GET /out-boats')).toHaveLength(answered));
    };
    await waitFor(() => expect(asked()).toEqual(['Heron', 'Kestrel']));
    boats = [...boats, outOf('Osprey', 60)];
    await follow(2);
    await waitFor(() => expect(asked().slice(2)).toEqual(['Osprey']));
    boats = [outOf('Heron', 90, { changes: 1 }), ...boats.slice(1)];
    await follow(3);
    await waitFor(() => expect(asked().slice(3)).toEqual(['Heron']));
    boats = boats.slice(0, 2);
    await follow(4);
    alert = { ...alert, clothing: 'orange' };
    await follow(5);
    await waitFor(() => expect(asked().slice(4)).toEqual(['Kestrel']));
  });

  it('fetches one sheet at a time, the most urgent first, and stops without an answer', async () => {
    const many = Array.from({ length: 35 }, (_, at) => outOf(`Boat ${at}`, at));
    const results = () => ({ results: many, settings: SETTINGS, lastBoat: null });
    const { api, unmount } = open('/safety', asDuty({ 'GET /out-boats': results }));
    await waitFor(() => expect(api.callsTo('GET /rescue-sheet/:id')).toHaveLength(30), { timeout: 10_000 });
    unmount();
    const deaf = open(
      '/safety',
      asDuty({
        'GET /out-boats': results,
        'GET /rescue-sheet/:id': () => refuse(503, 'Later.', 'unavailable'),
      }),
    );
    await waitFor(() => expect(deaf.api.callsTo('GET /rescue-sheet/:id')).toHaveLength(1));
    expect(await screen.findByRole('region', { name: 'Boat 34 2x' })).toBeVisible();
    expect(deaf.api.callsTo('GET /rescue-sheet/:id')).toHaveLength(1);
  });

  it("keeps only the sheet of the member's own boat", async () => {
    const { api } = open('/safety', {
      'GET /out-boats': () => ({
        results: [outOf('Heron', 30, { crew: [KIM.id] }), outOf('Osprey', -65)],
        settings: SETTINGS,
        lastBoat: null,
      }),
    });
    await waitFor(() => expect(api.callsTo('GET /rescue-sheet/:id')).toHaveLength(1));
    expect(api.callsTo('GET /rescue-sheet/:id')[0]?.path).toBe('/rescue-sheet/sortie-Heron');
  });
});

describe('an alert (rules safety.alerts, safety.checklist)', () => {
  it('shows who acknowledged it', async () => {
    let alert = alertOf('Osprey');
    const view = open(
      '/safety',
      asDuty({
        'GET /alerts': () => ({ results: [alert], checked: NOON }),
        'POST /alert-acknowledge': () => {
          alert = { ...alert, acknowledged: { by: 'Kim Harper', at: NOON } };
          return alert;
        },
      }),
    );
    const panel = await screen.findByRole('region', { name: 'Alert: Osprey' });
    expect(panel).toHaveTextContent('Alarm since 11:55. Not acknowledged yet.');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Acknowledge');
    expect(await screen.findByText(/Acknowledged by Kim Harper at 12:00\./)).toBeVisible();
    expect(view.api.callsTo('POST /alert-acknowledge')[0]?.body).toEqual({ id: 'alert-Osprey' });
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  });

  it('keeps an alert quiet until something changes, before and after it is acknowledged', async () => {
    let alert = alertOf('Osprey', { acknowledged: { by: 'Dana Duty', at: NOON - MINUTE } });
    const view = open(
      '/safety',
      asDuty({
        'GET /alerts': () => ({ results: [alert], checked: NOON }),
        'POST /alert-acknowledge': () => {
          alert = { ...alert, acknowledged: { by: 'Kim Harper', at: NOON }, isQuiet: true };
          return alert;
        },
      }),
    );
    const panel = await screen.findByRole('region', { name: 'Alert: Osprey' });
    expect(panel).not.toHaveTextContent('Quiet until something changes.');
    await press(view, 'Quiet until something changes');
    await waitFor(() =>
      expect(panel).toHaveTextContent('Acknowledged by Kim Harper at 12:00. Quiet until something changes.'),
    );
    expect(view.api.callsTo('POST /alert-acknowledge')[0]?.body).toEqual({
      id: 'alert-Osprey',
      isUntilChange: true,
    });
    expect(screen.queryByRole('button', { name: 'Quiet until something changes' })).toBeNull();
  });

  it('lists whom its messages have not reached, and why, before those reached (rule notify.reached)', async () => {
    const title = 'Osprey is overdue.';
    const recipients: Alert['recipients'] = [
      { name: 'Gone Officer', title, at: NOON - MINUTE, state: 'failed', failure: 'no_address' },
      { name: null, title, at: NOON - MINUTE, state: 'failed', failure: 'unreachable' },
      { name: 'Dana Duty', title, at: NOON - MINUTE, state: 'waiting' },
      { name: 'Sam Safety', title, at: NOON - MINUTE, state: 'reached' },
      { name: 'Kim Harper', title, at: NOON, state: 'reached' },
    ];
    open(
      '/safety',
      asDuty({ 'GET /alerts': () => ({ results: [alertOf('Osprey', { recipients })], checked: NOON }) }),
    );
    expect(await screen.findByRole('group', { name: 'Messages' })).toHaveTextContent(
      'Not reached: Gone Officer (no device and no confirmed email address), ' +
        'a former member (not accepted in time)On the way: Dana DutyReached: Sam Safety 11:59, Kim Harper 12:00',
    );
    expect(await findViolations()).toEqual([]);
  });

  it('shows no messages when none was sent', async () => {
    open(
      '/safety',
      asDuty({ 'GET /alerts': () => ({ results: [alertOf('Osprey', { recipients: [] })], checked: NOON }) }),
    );
    expect(await screen.findByRole('region', { name: 'Alert: Osprey' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Messages' })).toBeNull();
  });

  it('ends an alert after a confirmation that the boat is on its rack (rule safety.ashore)', async () => {
    const view = open('/safety', asDuty({ 'POST /sortie-ashore': () => BOATS[1] }));
    const osprey = await boat('Osprey');
    await press(view, 'Mark as forgotten, on its rack', osprey);
    expect(within(osprey).queryByRole('button', { name: 'Mark as on its rack' })).toBeNull();
    expect(view.api.callsTo('POST /sortie-ashore')).toEqual([]);
    await press(view, 'I have seen it');
    expect(
      await screen.findByText('Osprey is marked as ashore. Ana Bo still needs to land it.'),
    ).toBeVisible();
    expect(view.api.callsTo('POST /sortie-ashore')[0]?.body).toEqual({ id: 'sortie-Osprey' });
  });

  it('shows numbers to call as links', async () => {
    open('/safety', asDuty());
    expect(await screen.findByRole('link', { name: 'Emergency: 112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.getByRole('link', { name: 'Harbour: +41 44 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+41441234567',
    );
  });

  it('ticks a step, with the reference number of the services', async () => {
    const view = open('/safety', asDuty({ 'PUT /alert-step': () => alertOf('Osprey') }));
    await view.user.click(await screen.findByLabelText('Dock and racks checked'));
    const steps = () => view.api.callsTo('PUT /alert-step').map(({ body }) => body);
    await waitFor(() =>
      expect(steps()).toEqual([{ id: 'alert-Osprey', step: 'dock', done: true, note: '' }]),
    );
    await view.user.type(screen.getByLabelText('Reference number'), 'R 17');
    await view.user.click(
      within(screen.getByRole('group', { name: 'Checklist' })).getByLabelText('Services called'),
    );
    await waitFor(() =>
      expect(steps()[1]).toEqual({ id: 'alert-Osprey', step: 'services', done: true, note: 'R 17' }),
    );
  });

  it('shows who ticked a step and when, and lets it be unticked', async () => {
    const steps = [{ step: 'crew', by: 'Ana Bo', at: NOON - MINUTE, note: '' }] as const;
    const view = open(
      '/safety',
      asDuty({
        'GET /alerts': () => ({ results: [alertOf('Osprey', { steps: [...steps] })], checked: NOON }),
        'PUT /alert-step': () => refuse(409, 'This alert is over.', 'alert_over'),
      }),
    );
    expect(await screen.findByText('11:59, Ana Bo')).toBeVisible();
    await view.user.click(screen.getByLabelText('Crew phoned'));
    expect(await screen.findByText('This alert is over.')).toBeVisible();
    expect(view.api.callsTo('PUT /alert-step')[0]?.body).toMatchObject({ step: 'crew', done: false });
  });

  it('shows the current stage, and ends with a note', async () => {
    const view = open('/safety', asDuty({ 'PUT /alert-stage': () => alertOf('Osprey') }));
    const stages = () => view.api.callsTo('PUT /alert-stage').map(({ body }) => body);
    await press(view, 'Searching');
    await waitFor(() => expect(stages()).toEqual([{ id: 'alert-Osprey', stage: 'searching', note: '' }]));
    await press(view, 'Resolve');
    await view.user.type(screen.getByLabelText('What happened'), 'Towed in');
    await press(view, 'Everyone is safe');
    await waitFor(() =>
      expect(stages()[1]).toEqual({ id: 'alert-Osprey', stage: 'resolved', note: 'Towed in' }),
    );
  });

  it('saves what the crew is wearing, for the sheet', async () => {
    const view = open('/safety', asDuty({ 'PUT /alert-clothing': () => alertOf('Osprey') }));
    const field = await screen.findByLabelText('What the crew is wearing');
    expect(within(screen.getByRole('form', { name: 'Clothing' })).queryByRole('button')).toBeNull();
    await view.user.type(field, 'Ana in orange');
    await press(view, 'Save');
    await waitFor(() =>
      expect(view.api.callsTo('PUT /alert-clothing')[0]?.body).toEqual({
        id: 'alert-Osprey',
        clothing: 'Ana in orange',
      }),
    );
    expect(await findViolations()).toEqual([]);
  });

  it('adds a report about the crew to its log (rule safety.report)', async () => {
    const view = open('/safety', asDuty({ 'POST /alert-report': () => alertOf('Osprey') }));
    const field = await screen.findByLabelText('Seen or heard');
    expect(screen.queryByRole('button', { name: 'Add to log' })).toBeNull();
    await view.user.type(field, ' By the bridge, 10:40, a fisherman ');
    await press(view, 'Add to log');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(view.api.callsTo('POST /alert-report')[0]?.body).toEqual({
      id: 'alert-Osprey',
      note: 'By the bridge, 10:40, a fisherman',
    });
  });

  it('keeps a refused report, with the reason', async () => {
    const refused = () => refuse(409, 'This alert is over.', 'alert_over');
    const view = open('/safety', asDuty({ 'POST /alert-report': refused }));
    await view.user.type(await screen.findByLabelText('Seen or heard'), 'By the bridge');
    await press(view, 'Add to log');
    expect(await screen.findByText('This alert is over.')).toBeVisible();
    expect(screen.getByLabelText('Seen or heard')).toHaveValue('By the bridge');
  });

  it('shows the numbers once the boat is overdue, and the checklist only in an alarm', async () => {
    const overdue = alertOf('Osprey', { level: 'overdue' });
    open('/safety', asDuty({ 'GET /alerts': () => ({ results: [overdue], checked: NOON }) }));
    expect(await screen.findByRole('link', { name: 'Emergency: 112' })).toBeVisible();
    expect(screen.queryByText('Decide: call 112?')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Checklist' })).toBeNull();
  });

  it('shows no checklist while the boat is only late', async () => {
    open(
      '/safety',
      asDuty({ 'GET /alerts': () => ({ results: [alertOf('Osprey', { level: 'late' })], checked: NOON }) }),
    );
    expect(await screen.findByRole('region', { name: 'Alert: Osprey' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Checklist' })).toBeNull();
  });

  it('moves an alert to the incidents once it is over', async () => {
    const over = alertOf('Kestrel', { closed: NOON, outcome: 'ashore', user: null });
    open(
      '/safety/incidents',
      asDuty({ 'GET /alerts': () => ({ results: [alertOf('Osprey'), over], checked: NOON }) }),
    );
    expect(await screen.findByRole('region', { name: 'Kestrel' })).toBeVisible();
    expect(screen.getByText('The boat is on its rack')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Osprey' })).toBeNull();
    expect(await findViolations()).toEqual([]);
  });
});

describe('settings (rule safety.settings)', () => {
  it('sends the settings as typed, and new stretches of water without an id', async () => {
    const view = open('/safety/settings', asOfficer({ 'PUT /safety-settings': ({ body }) => body }));
    const minutes = await screen.findByLabelText('Usual time on the water');
    await view.user.clear(minutes);
    await view.user.type(minutes, '75');
    await press(view, 'Add a stretch of water');
    await view.user.type(screen.getAllByLabelText('Name')[1] as HTMLElement, 'South lake');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /safety-settings')[0]?.body).toEqual({
      ...SETTINGS,
      minutes: 75,
      areas: [...SETTINGS.areas, { _id: '', name: 'South lake', minutes: null }],
    });
  });

  it('refuses levels out of order, and two stretches of water of one name', async () => {
    const view = open('/safety/settings', asOfficer());
    const overdue = await screen.findByLabelText('Overdue: the duty team is alerted');
    await view.user.clear(overdue);
    await view.user.type(overdue, '10');
    await press(view, 'Add a stretch of water');
    await view.user.type(screen.getAllByLabelText('Name')[1] as HTMLElement, 'north LAKE');
    await press(view, 'Save');
    expect(await screen.findByText(LADDER_ORDER)).toBeVisible();
    expect(screen.getByText(/Give each stretch of water its own name/)).toBeVisible();
    expect(view.api.callsTo('PUT /safety-settings')).toEqual([]);
  });

  it('hides the settings from the duty team', async () => {
    open('/safety/settings', asDuty());
    expect(await screen.findByRole('tab', { name: 'Incidents' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
  });
});

describe('contacts (rule safety.contacts)', () => {
  const mine = (more: FakeRoutes = {}) =>
    open('/safety/contacts', { 'GET /my-contacts': () => CONTACTS, ...more });

  it('saves contacts without the empty lines', async () => {
    const view = mine({ 'PUT /my-contacts': ({ body }) => ({ ...(body as object), looks: [] }) });
    await view.user.type(await screen.findByLabelText('My phone'), '079 123');
    await view.user.selectOptions(screen.getByLabelText('Swimming'), 'Cannot swim');
    const second = within(screen.getByRole('group', { name: 'Second contact' }));
    await view.user.type(second.getByLabelText('Contact 2'), 'Cy Bo');
    await view.user.type(second.getByLabelText('Phone'), '079 456');
    await press(view, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /my-contacts')[0]?.body).toEqual({
      mobile: '079 123',
      swims: 'no',
      medicalNote: '',
      hasConsent: false,
      emergency: [{ name: 'Cy Bo', relation: '', phone: '079 456' }],
    });
    expect(await findViolations()).toEqual([]);
  });

  it('refuses a note without consent, and a contact without a phone number', async () => {
    const view = mine();
    await view.user.type(await screen.findByLabelText('What rescuers should know'), 'Asthma');
    await view.user.type(screen.getByLabelText('Contact 1'), 'Cy Bo');
    await press(view, 'Save');
    expect(await screen.findByText(CONSENT_NEEDED)).toBeVisible();
    expect(screen.getByText(CONTACT_SHAPE)).toBeVisible();
    expect(view.api.callsTo('PUT /my-contacts')).toEqual([]);
  });

  it('shows who viewed the contacts, and erases only the note', async () => {
    const kept = {
      ...CONTACTS,
      mobile: '079 1',
      medicalNote: 'Asthma',
      hasConsent: true,
      looks: [{ by: 'Ana Bo', at: NOON - MINUTE, bus: 'Osprey' }],
    };
    const view = mine({
      'GET /my-contacts': () => kept,
      'PUT /my-contacts': ({ body }) => ({ ...(body as object), looks: [] }),
    });
    expect(await screen.findByText('Ana Bo, because Osprey was overdue')).toBeVisible();
    await view.user.type(screen.getByLabelText('My phone'), '9');
    await press(view, 'Erase note');
    await waitFor(() =>
      expect(view.api.callsTo('PUT /my-contacts')[0]?.body).toEqual({
        mobile: '079 1',
        emergency: [],
        swims: '',
        medicalNote: '',
        hasConsent: false,
      }),
    );
    expect(screen.getByLabelText('My phone')).toHaveValue('079 19');
  });
});

describe('the rescue sheet (rule safety.sheet)', () => {
  const ROUTE = '/safety/sheet/sortie-Osprey';

  it('shows what rescuers ask for on one page', async () => {
    open(ROUTE, { 'GET /rescue-sheet/:id': () => sheetOf() });
    const page = await screen.findByRole('article', { name: 'Rescue sheet for Osprey' });
    // By the club's clock, once it has loaded.
    await waitFor(() => expect(page).toHaveTextContent('Printed 12:00 by Kim Harper.'));
    const facts = ['Ana in orange', 'Cannot swim', 'Phone aboard'];
    for (const text of [
      ...facts,
      '47.3769, -8.5417',
      'Asthma',
      'Cy Bo (partner) +41 79 2',
      'Bea Cole, under 18',
      '112',
      'Last report11:40, seen or heard, Di Fox: by the bridge',
      'Light left9 h 0 min',
      'Conditions at launchGreen, water 12 °C (30 min)',
      'Conditions at 12:00Yellow, wind 12 m/s SW (10 min)',
      'Time to exhaustion30 to 60 min in water of 9 °C (USRowing)',
      'OfficerKim Harper, +41 79 3',
    ])
      expect(page).toHaveTextContent(text);
    expect(await findViolations()).toEqual([]);
  });

  it('keeps the sheet on the device without contacts once it was opened (rule safety.offline)', async () => {
    const view = open(ROUTE, { 'GET /rescue-sheet/:id': () => sheetOf() });
    await screen.findByRole('article', { name: 'Rescue sheet for Osprey' });
    await waitFor(() =>
      expect(view.api.callsTo('GET /rescue-sheet/:id').map(({ query }) => query.get('contacts'))).toEqual([
        null,
        'none',
      ]),
    );
  });

  it('prints the sheet, and copies it as text', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const view = open(ROUTE, { 'GET /rescue-sheet/:id': () => sheetOf() });
    await press(view, 'Print');
    expect(print).toHaveBeenCalledTimes(1);
    await press(view, 'Copy as text');
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('Bea Cole, under 18');
  });

  it("saves the server's PDF, on the paper of the device’s country", async () => {
    const saved = jest.mocked(saveFile);
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    const view = open(ROUTE, {
      'GET /rescue-sheet/:id': () => sheetOf(),
      'GET /rescue-sheet-pdf/:id': () => ({ results: { fileName: 'Rescue-sheet.pdf', pdf: btoa('%PDF') } }),
    });
    await press(view, 'Save as PDF');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [name, content] = saved.mock.calls[0] ?? [];
    expect([name, content?.type, content?.size]).toEqual(['Rescue-sheet.pdf', 'application/pdf', 4]);
    expect(view.api.callsTo('GET /rescue-sheet-pdf/:id')[0]?.query.get('paper')).toBe('letter');
  });

  it('fetches no contacts on an anonymous device, and saves no PDF', async () => {
    const view = open(ROUTE, { 'GET /rescue-sheet/:id': () => sheetOf() }, { ...KIM, isAnonymous: true });
    const page = await screen.findByRole('article', { name: 'Rescue sheet for Osprey' });
    expect(page).not.toHaveTextContent(/Ana Bo|Bea Cole|Cy Bo|Asthma/);
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
    const asked = view.api.callsTo('GET /rescue-sheet/:id').map(({ query }) => query.get('contacts'));
    expect(new Set(asked)).toEqual(new Set(['none']));
  });

  it('shows why there is no PDF', async () => {
    const view = open(ROUTE, {
      'GET /rescue-sheet/:id': () => sheetOf(),
      'GET /rescue-sheet-pdf/:id': () => refuse(409, 'This boat is no longer out.', 'not_out'),
    });
    await press(view, 'Save as PDF');
    expect(await screen.findByText('This boat is no longer out.')).toBeVisible();
  });

  it('shows why there is no sheet', async () => {
    open(ROUTE, { 'GET /rescue-sheet/:id': () => refuse(409, 'This boat is no longer out.', 'not_out') });
    expect(await screen.findByText('This boat is no longer out.')).toBeVisible();
  });

  it('shows the kept sheet when nothing answers', async () => {
    const { api } = open(ROUTE, { 'GET /rescue-sheet/:id': unreachable });
    await waitFor(() => expect(api.callsTo('GET /rescue-sheet/:id').length).toBeGreaterThan(1));
    api.answer({
      'GET /rescue-sheet/:id': () => sheetOf({ crew: [{ name: 'Ana Bo', age: null, contacts: null }] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Contacts are shown only to officers/)).toBeVisible();
  });
});

describe('texts', () => {
  it('formats durations and descriptions', () => {
    expect([0, 59, 60, 75].map((minutes) => spanText(minutes * MINUTE))).toEqual([
      ...['0 min', '59 min', '1 h', '1 h 15 min'],
    ]);
    expect(untilText(NOON, NOON)).toBe('in 0 min');
    expect(outText(outOf('Heron', 0, { crew: [], area: null, heading: '', lights: true }), '10:30')).toBe(
      'Ana Bo, launched 10:30, with lights',
    );
  });
});
