import { screen, waitFor, within } from '@testing-library/react';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import type { UserEvent } from '@testing-library/user-event';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { stillOut } from '@fleetwatch/kit/store/sorties';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import {
  garble,
  refuse,
  unreachable,
  type ApiCallMade,
  type FakeRoutes,
} from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { ANA_ID, COACH_KIM, HPG, OSPREY, renderPlans, type Visit } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';
import { keepView, keptView, type PlansView } from './keptView.ts';
import { PlansScreen } from './PlansScreen.tsx';

const others = { by: '7'.repeat(24), name: 'Ana Bo' };
const osprey = [{ _id: OSPREY._id, name: 'Osprey', moniker: '4x' }];
const at = (day: string, from: string, to: string, more: Partial<Plan> = {}) =>
  planOf({ launch: `${day} ${from}:00`, land: `${day} ${to}:00`, ...more });

/** Plans as the API returns them: those of the requested days. */
const planning = (plans: Plan[]): FakeRoutes => ({
  'GET /plans': ({ query }: ApiCallMade) => ({
    results: plans.filter(
      ({ launch }) =>
        launch.slice(0, 10) >= (query.get('from') ?? '') && launch.slice(0, 10) <= (query.get('to') ?? ''),
    ),
  }),
  // This device's own check is used then.
  'GET /plan-check/:id': () => refuse(503, 'Busy', 'busy'),
});
/** Opens the plans as rows, unless the visit stores another view on this device. */
const open = (
  plans: Plan[] = [],
  { view = 'list', ...visit }: Partial<Visit> & { view?: PlansView } = {},
) => {
  keepView(view);
  return renderPlans(<PlansScreen />, {
    route: '/plans',
    ...visit,
    routes: { ...planning(plans), ...visit.routes },
  });
};
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const tabsOf = (strip: string) =>
  within(screen.getByRole('tablist', { name: strip }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
const rows = () => screen.findAllByText(/–/, { selector: 'li strong' });
const shown = async () => (await rows()).map(({ textContent }) => textContent);
async function act(user: UserEvent, plan: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${plan}` }));
  await user.click(screen.getByRole('button', { name: `${action} ${plan}` }));
}

/** Picks a month and a day in the open dialog. */
async function pick(user: UserEvent, [month, day]: [string, string]) {
  const strip = async (name: RegExp) => within(await screen.findByRole('tablist', { name }));
  await user.click((await strip(/month/)).getByRole('tab', { name: month }));
  await user.click((await strip(/day/)).getByRole('tab', { name: day }));
}

/** Picks a tab of the days and files. */
const get = async (user: UserEvent, item: string) =>
  user.click(await screen.findByRole('tab', { name: item }));

async function choose(user: UserEvent, item: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: item }));
}

const WEEK = [
  at('2026-05-25', '06:00', '07:00', others),
  at('2026-05-29', '17:00', '18:30', { crew: ['Ana Bo'], limit: 4, fleet: osprey }),
  at('2026-05-30', '08:00', '09:00', { ...others, group: HPG._id, usergroup: 'HPG' }),
  at('2026-06-03', '06:00', '07:00', { ...others, crewids: [KIM._id], crew: [KIM.name] }),
];

describe('the plans', () => {
  it('lists the current week by day, with crew, boats and notes', async () => {
    open(WEEK);
    expect(await shown()).toEqual(['06:00–07:00 Open Plan', '17:00–18:30 Open Plan', '08:00–09:00 HPG']);
    const friday = screen.getByRole('region', { name: 'Fri May 29' });
    expect(friday).toHaveTextContent('Kim Harper: Steady state to the bridge');
    expect(friday).toHaveTextContent('Crew 1 of 4: Ana Bo');
    expect(friday).toHaveTextContent('Osprey (4x)');
    expect(tabsOf('Plans')).toEqual(['Plans for Current Week', 'Plans for Next Week', 'Now Boarding!']);
    await tab('HPG');
    expect(tabsOf('Whose plans')).toEqual(['My Plans', 'New Plan', 'All Plans', 'HPG']);
    expect(tabsOf('Days and files')).toEqual([
      ...['Today', 'This week', 'Next week', 'Another date'],
      ...['Get plans for May 29', 'Get CSV for May 29', 'Get Fleet for May 29', 'Reset', 'Back to today'],
    ]);
    expect(screen.getAllByRole('button', { name: /New Plan/ })).toHaveLength(1);
    expect(await findViolations()).toEqual([]);
  });

  it('hides days without plans, and shows one day, a week or the next', async () => {
    const { user, currentRoute } = open(WEEK, { route: '/plans?on=2026-05-30' });
    expect(await shown()).toEqual(['08:00–09:00 HPG']);
    await get(user, 'Today');
    expect(currentRoute()).toBe('/plans?on=2026-05-29');
    expect(await shown()).toEqual(['17:00–18:30 Open Plan']);
    await get(user, 'This week');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Mon May 25',
      'Fri May 29',
      'Sat May 30',
    ]);
    await user.click(await tab('Plans for Next Week'));
    expect(await shown()).toEqual(['06:00–07:00 Open Plan']);
    expect(currentRoute()).toBe('/plans?when=next');
    await get(user, 'Next week');
    expect(currentRoute()).toBe('/plans?when=next');
  });

  it.each([
    ['My Plans', '/plans?when=next', ['06:00–07:00 Open Plan']],
    ['My Plans', '/plans', ['17:00–18:30 Open Plan']],
    ['HPG', '/plans', ['08:00–09:00 HPG']],
  ])('%s at %s', async (whose, route, names) => {
    const { user } = open(WEEK, { route });
    await rows();
    await user.click(await tab(whose));
    expect(await shown()).toEqual(names);
  });

  it('lists plans that board today within 30 minutes of now', async () => {
    open(
      [
        at('2026-05-29', '11:30', '12:30'),
        at('2026-05-29', '12:30', '13:30'),
        at('2026-05-29', '11:15', '12:45'),
        at('2026-05-30', '12:00', '13:00'),
      ],
      { route: '/plans?when=boarding' },
    );
    expect(await shown()).toEqual(['11:30–12:30 Open Plan', '12:30–13:30 Open Plan']);
    expect(await tab(/Now Boarding!/)).toHaveTextContent('Now Boarding!2');
  });

  it('shows an empty text without plans, and an error without a network', async () => {
    const { user, api } = open([], { routes: { 'GET /plans': unreachable } });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer(planning([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No plans for this week yet.')).toBeVisible();
    await user.click(await tab(/Now Boarding!/));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No plans are boarding now.')).toBeVisible();
  });
});

it('opens the form for the shown day and group by the tab New Plan (rule plan.tabs)', async () => {
  const { user, currentRoute } = open(WEEK, { route: `/plans?whose=${HPG._id}` });
  await tab('HPG');
  await user.click(await tab('New Plan'));
  expect(currentRoute()).toBe(`/plans?whose=${HPG._id}&new=2026-05-29`);
  expect(await screen.findByRole('dialog', { name: 'New Plan for Fri May 29' })).toBeVisible();
});

it.each(['when=never', 'view=circle', 'whose=nobody'])(
  'shows that %s is not a tab, and continues (rule plan.tabs)',
  async (asked) => {
    const { user } = open(WEEK, { route: `/plans?${asked}` });
    expect(await screen.findByText('Undefined menu item!')).toBeVisible();
    await user.click(await tab('All Plans'));
    expect(screen.queryByText('Undefined menu item!')).toBeNull();
    expect(await rows()).toHaveLength(3);
  },
);

describe('joining and leaving', () => {
  const plan = at('2026-05-29', '17:00', '18:30', others);
  const name = '17:00–18:30 Open Plan';
  const joined = { ...plan, crewids: [KIM._id], crew: [KIM.name] };

  it('joins, and confirms it', async () => {
    const { user, api } = open([plan], { routes: { 'GET /plan-addcrew/:plan/:user': () => joined } });
    await rows();
    api.answer(planning([joined]));
    await act(user, name, 'Join');
    expect(await screen.findByText('Joined!')).toBeVisible();
    expect(api.callsTo('GET /plan-addcrew/:plan/:user')[0]?.params).toEqual({
      plan: plan._id,
      user: KIM._id,
    });
    expect(await screen.findByText('Crew 1: Kim Harper')).toBeVisible();
  });

  it('joins only once', async () => {
    const { user } = open([joined]);
    await act(user, name, 'Join');
    expect(await screen.findByText('You have already joined this Plan!')).toBeVisible();
  });

  it('leaves a joined plan, and no other', async () => {
    const { user, api } = open([joined], {
      routes: { 'GET /plan-removecrew/:plan/:user/:again': () => plan },
    });
    await rows();
    api.answer(planning([plan]));
    await act(user, name, 'Leave');
    expect(await screen.findByText('You have left this Plan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Joined')).toBeNull());
    await act(user, name, 'Leave');
    expect(await screen.findByText('You have not joined this Plan yet!')).toBeVisible();
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'join-plan: failure on send!'],
    [() => garble(), `exception on join-plan/reply! ${MAY_BE_SAVED}`],
    [unreachable, 'exception on join-plan/send'],
    [() => refuse(409, 'This plan is full.', 'plan_full'), 'This plan is full.'],
    [
      () => refuse(409, 'You have already joined this Plan!', 'already_joined'),
      'You have already joined this Plan!',
    ],
  ])('shows why joining failed (%#)', async (answer, text) => {
    const { user } = open([plan], { routes: { 'GET /plan-addcrew/:plan/:user': answer } });
    await act(user, name, 'Join');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'unjoin-plan: failure on send!'],
    [() => garble(), `exception on unjoin-plan/reply! ${MAY_BE_SAVED}`],
    [unreachable, 'exception on unjoin-plan/send'],
    [
      () => refuse(409, 'You have not joined this Plan yet!', 'not_joined'),
      'You have not joined this Plan yet!',
    ],
  ])('shows why leaving failed (%#)', async (answer, text) => {
    const { user } = open([joined], { routes: { 'GET /plan-removecrew/:plan/:user/:again': answer } });
    await act(user, name, 'Leave');
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an invitation', () => {
  const invited = at('2026-05-29', '17:00', '18:30', {
    ...others,
    crewids: ['6'.repeat(24), KIM._id],
    crew: ['Ana Bo', KIM.name],
    invitedids: [KIM._id],
  });
  const name = '17:00–18:30 Open Plan';

  it('shows an invitation, and accepts it by joining', async () => {
    const { user, api } = open([invited], { routes: { 'GET /plan-addcrew/:plan/:user': () => invited } });
    expect(await screen.findByText(`Crew 2: Ana Bo, ${KIM.name} (invited)`)).toBeVisible();
    expect(screen.getByText('Invited')).toBeVisible();
    expect(screen.queryByText('Joined')).toBeNull();
    await act(user, name, 'Join');
    expect(await screen.findByText('Joined!')).toBeVisible();
    expect(api.callsTo('GET /plan-addcrew/:plan/:user')).toHaveLength(1);
  });

  it('declines an invitation by leaving', async () => {
    const { user } = open([invited], {
      routes: { 'GET /plan-removecrew/:plan/:user/:again': () => ({ ...invited, invitedids: [] }) },
    });
    await act(user, name, 'Leave');
    expect(await screen.findByText('You have left this Plan.')).toBeVisible();
  });
});

describe('a plan that is over', () => {
  // The plan lands at noon, the tests' current time.
  const over = at('2026-05-29', '10:30', '12:00', { crewids: [KIM._id], crew: [KIM.name] });

  it('shows a past plan as closed, without actions', async () => {
    open([over]);
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it('lets a coach remove a past plan, and do nothing else', async () => {
    const { user } = open([over], { profile: COACH_KIM });
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    expect(screen.getByRole('button', { name: 'Remove 10:30–12:00 Open Plan' })).toBeVisible();
    for (const action of ['Join', 'Leave', 'Edit'])
      expect(screen.queryByRole('button', { name: new RegExp(`^${action} `) })).toBeNull();
  });
});

describe('one day', () => {
  it('requires month and day when today is not shown', async () => {
    const { user } = open([], { route: '/plans?when=next' });
    for (const action of ['Get plans', 'Get CSV', 'Get Fleet']) {
      await get(user, action);
      expect(await screen.findByText('Please specify month and day')).toBeVisible();
    }
    await get(user, 'Another date');
    const dialog = within(await screen.findByRole('dialog', { name: 'Another date' }));
    await user.click(
      within(dialog.getByRole('tablist', { name: /month/ })).getByRole('tab', { name: 'Jul' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Get plans' }));
    expect(await dialog.findByText('Please specify month and day')).toBeVisible();
  });

  it('shows any date, and returns to the week', async () => {
    const { user, currentRoute } = open([at('2026-07-04', '09:00', '10:00')]);
    await get(user, 'Another date');
    await pick(user, ['Jul', '4']);
    await user.click(screen.getByRole('button', { name: 'Get plans for Jul 4' }));
    expect(await shown()).toEqual(['09:00–10:00 Open Plan']);
    expect(currentRoute()).toBe('/plans?on=2026-07-04');
    await get(user, 'Back to today');
    expect(currentRoute()).toBe('/plans?on=2026-05-29');
    await get(user, 'Reset');
    expect(currentRoute()).toBe('/plans');
  });

  it('picks, joins, edits and downloads a day of next year (rule plan.years)', async () => {
    const plan = at('2027-01-04', '09:00', '10:00', { crewids: [KIM._id], crew: [KIM.name] });
    const joined = { ...plan, invitedids: [] };
    const { user, api, currentRoute } = open([{ ...plan, invitedids: [KIM._id] }], {
      routes: {
        'GET /plan-addcrew/:plan/:user': () => joined,
        'GET /allplans-daily/2027-01-04/csv': () => new Response('Date\r\n2027-01-04\r\n'),
      },
    });
    await get(user, 'Another date');
    await screen.findByRole('dialog', { name: 'Another date' });
    expect(tabsOf('Plans by date: year')).toEqual(['2027', '2026']);
    await user.click(await tab('2027'));
    await pick(user, ['Jan', '4']);
    await user.click(screen.getByRole('button', { name: 'Get plans for Jan 4, 2027' }));
    expect(await shown()).toEqual(['09:00–10:00 Open Plan']);
    expect(currentRoute()).toBe('/plans?on=2027-01-04');
    await act(user, '09:00–10:00 Open Plan', 'Join');
    expect(await screen.findByText('Joined!')).toBeVisible();
    expect(api.callsTo('GET /plan-addcrew/:plan/:user')[0]?.params).toEqual({
      plan: plan._id,
      user: KIM._id,
    });
    await act(user, '09:00–10:00 Open Plan', 'Edit');
    const form = await screen.findByRole('dialog', { name: 'Plan for Mon Jan 4' });
    await user.click(within(form).getByRole('button', { name: 'Close' }));
    await get(user, 'Get CSV for Jan 4, 2027');
    const file = await screen.findByRole('dialog', { name: 'Plans for Jan 4, 2027' });
    expect(await within(file).findByRole('cell', { name: '2027-01-04' })).toBeVisible();
  });

  it('opens a day of next year by its address, also after a reload, but no later year (rule plan.years)', async () => {
    const { unmount } = open([at('2027-01-04', '09:00', '10:00')], { route: '/plans?on=2027-01-04' });
    expect(await shown()).toEqual(['09:00–10:00 Open Plan']);
    expect(await findViolations()).toEqual([]);
    unmount();
    open(WEEK, { route: '/plans?on=2028-01-04' });
    expect(await rows()).toHaveLength(3);
  });

  it.each([
    ['all', 'GET /allplans-daily/2026-05-29/csv', 'All Plans-05-29.csv'],
    ['mine', `GET /myplans-daily/${KIM._id}/2026-05-29/csv`, 'My Plans-05-29.csv'],
    [HPG._id, `GET /usergroup-plans-daily/${HPG._id}/2026-05-29/csv`, 'HPG-05-29.csv'],
  ])('downloads a file of %s under the documented name', async (whose, call, fileName) => {
    const csv = 'Date,Launch\r\n2026-05-29,17:00\r\n';
    const { user } = open([], {
      route: `/plans?whose=${whose}`,
      routes: { [call]: () => new Response(csv) },
    });
    await screen.findAllByRole('tab', { name: 'HPG' });
    const saved = captureSavedFile();
    await get(user, 'Get CSV for May 29');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plans for May 29' }));
    expect(await dialog.findByRole('cell', { name: '17:00' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await saved()).toEqual({ name: fileName, text: `\uFEFF${csv}` });
  });

  it('shows why a file could not be loaded', async () => {
    open([], {
      route: '/plans?on=2026-05-29&csv=1',
      routes: { 'GET /allplans-daily/:day/csv': unreachable },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Plans for May 29' }));
    expect(await dialog.findByText('Network: Connection refused.')).toBeVisible();
  });

  it('shows the boats and their hours as a table (rule plan.boats-by-hour)', async () => {
    const { user, currentRoute } = open(WEEK);
    await get(user, 'Today');
    await get(user, 'Get Fleet for May 29');
    const table = await screen.findByRole('table', { name: 'Boats by hour, Fri May 29' });
    const row = within(table).getByRole('row', { name: /Osprey \(4x\)/ });
    expect(row).toHaveTextContent('17:00–18:30 Open Plan, Kim Harper');
    expect(screen.getByText('All other boats are free.')).toBeVisible();
    expect(currentRoute()).toBe('/plans?on=2026-05-29&view=boats');
    expect(await findViolations()).toEqual([]);
    await user.click(within(row).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: '17:00–18:30 Open Plan' })).toBeVisible();
  });
});

it('does not call other boats free when plans are filtered', async () => {
  open(WEEK, { route: '/plans?view=boats&on=2026-05-29&whose=mine' });
  expect(await screen.findByText('Boats of other plans are not shown.')).toBeVisible();
});

describe('the view (rule plan.views)', () => {
  it('stores the view on the device', async () => {
    const { user, currentRoute } = open(WEEK);
    await rows();
    await choose(user, 'Boats');
    expect(await screen.findByRole('row', { name: /Osprey/ })).toBeVisible();
    expect(keptView()).toBe('boats');
    expect(currentRoute()).toBe('/plans');
    await choose(user, 'List');
    expect(await rows()).toHaveLength(3);
  });

  it('follows the view of the address, also one of an older version', async () => {
    open(WEEK, { route: '/plans?view=calendar&on=2026-05-30' });
    expect(await screen.findByRole('row', { name: /No boat/ })).toHaveTextContent('8:00–9:00 HPG');
    expect(keptView()).toBe('list');
  });
});

describe('launching from a plan', () => {
  const boarding = at('2026-05-29', '12:15', '13:30', {
    fleet: osprey,
    crewids: [KIM._id],
    crew: [KIM.name],
  });
  const name = '12:15–13:30 Open Plan';
  const QUESTION = 'Launch Osprey (4x) with the crew of this plan?';
  const launched = (refused: object[] = []) => ({
    results: [sortieOf({ bus: 'Osprey', bus_id: OSPREY._id })],
    refused,
  });

  it('launches its boats after one confirmation, and dispatches the launches', async () => {
    const { user, api } = open([boarding], { routes: { 'POST /plan-launch/:id': () => launched() } });
    await act(user, name, 'Launch');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(QUESTION)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Launch boats' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.params).toEqual({ id: boarding._id });
  });

  it('shows a limited boat in the row and the confirmation, and launches it (rules damage.limited, damage.plans)', async () => {
    const damage: BoatDamage = { severity: 'limited', no: 1, text: 'Rigger bent', ids: ['d1'] };
    const fleet = [{ _id: OSPREY._id, name: 'Osprey', moniker: '4x', damage }];
    const { user, api } = open([{ ...boarding, fleet }], {
      routes: { 'POST /plan-launch/:id': () => launched() },
    });
    expect(await screen.findByText('Osprey: Limited')).toBeVisible();
    await act(user, name, 'Launch');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Osprey: Rigger bent.')).toBeVisible();
    expect(dialog.getByText(QUESTION)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Launch boats' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toMatchObject({
      replies: [{ code: 'damage_limited', subjectIds: ['d1'] }],
    });
  });

  it('names crew members who are out in another boat in the confirmation', async () => {
    const crew = { crewids: [KIM._id, ANA_ID, 'b', 'c'], crew: [KIM.name, 'Ana Bo', 'Bea Cole', 'Cy Dee'] };
    const { user, api, store } = open([{ ...boarding, ...crew, invitedids: ['b'] }], {
      routes: {
        'POST /plan-launch/:id': () => launched(),
        'GET /sorties-stillout-results': () => ({
          results: [
            sortieOf({ _id: 's1', bus: 'Heron', bus_id: 'heron', user_id: ANA_ID, crew: [KIM._id, 'b'] }),
            sortieOf({ _id: 's2', bus: 'Osprey', bus_id: OSPREY._id, user_id: 'c', crew: [] }),
          ],
        }),
      },
    });
    await store.dispatch(stillOut.initiate());
    await act(user, name, 'Launch');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Ana Bo is on the water in Heron.')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Launch boats' }));
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toEqual({
      replies: [{ code: 'on_water', subjectIds: [ANA_ID] }],
    });
  });

  it("asks to launch only the member's own boat when the plan has several", async () => {
    const finch = { _id: '8'.repeat(24), name: 'Finch', moniker: '1x' };
    const { user } = open([{ ...boarding, fleet: [...osprey, finch] }]);
    await act(user, name, 'Launch');
    const question =
      'This plan has Osprey (4x), Finch (1x). Launch the boat you sit in? Crews in other boats launch their own.';
    expect(await within(await screen.findByRole('dialog')).findByText(question)).toBeVisible();
  });

  it('names the boat that stayed in, with the reason', async () => {
    const text = 'Osprey has already been launched.';
    const { user } = open([boarding], {
      routes: { 'POST /plan-launch/:id': () => launched([{ bus: 'Osprey', text }]) },
    });
    await act(user, name, 'Launch');
    await user.click(await screen.findByRole('button', { name: 'Launch boats' }));
    expect(await screen.findByText(`Launched! ${text}`)).toBeVisible();
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'launch: failure on send!'],
    [() => garble(), `exception on launch/reply! ${MAY_BE_SAVED}`],
    [unreachable, 'exception on launch/send'],
    [() => refuse(409, 'This Plan is not boarding now.', 'not_boarding'), 'This Plan is not boarding now.'],
  ])('shows the reason of a failure (%#)', async (answer, text) => {
    const { user } = open([boarding], { routes: { 'POST /plan-launch/:id': answer } });
    await act(user, name, 'Launch');
    await user.click(await screen.findByRole('button', { name: 'Launch boats' }));
    expect(await within(await screen.findByRole('dialog')).findByText(text)).toBeVisible();
  });

  it.each([
    ['before it boards', at('2026-05-29', '17:00', '18:00', { fleet: osprey }), {}],
    ['without boats', at('2026-05-29', '12:00', '13:00'), {}],
    ['of others', at('2026-05-29', '12:00', '13:00', { ...others, fleet: osprey }), {}],
  ])('offers no launch %s', async (_when, plan) => {
    const { user } = open([plan]);
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    expect(screen.getByRole('button', { name: /^Join / })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Launch / })).toBeNull();
  });

  it('offers launching and changing to a coach', async () => {
    const { user } = open([at('2026-05-29', '12:00', '13:00', { ...others, fleet: osprey })], {
      profile: COACH_KIM,
    });
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    for (const action of ['Launch', 'Edit', 'Remove'])
      expect(screen.getByRole('button', { name: `${action} 12:00–13:00 Open Plan` })).toBeVisible();
  });
});
