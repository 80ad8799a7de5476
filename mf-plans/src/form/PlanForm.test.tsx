import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { garble, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM } from '@fleetwatch/kit/testing/sampleData';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { ANA_ID, HPG, OSPREY, renderPlans } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';

const NEW = '/plans?new=2026-06-01';
const TITLE = 'New Plan for Mon Jun 1';
const open = (route: string, plans: Plan[] = [], routes: FakeRoutes = {}) =>
  renderPlans(<PlansScreen />, {
    route,
    routes: { 'GET /plans': () => ({ results: plans }), ...routes },
  });
const dialog = async (name = TITLE) => {
  const form = within(await screen.findByRole('dialog', { name }));
  // The groups are fetched together with the screen's own data.
  if (name === TITLE) await form.findByRole('tab', { name: 'HPG' });
  return form;
};
const time = (label: string) => within(screen.getByRole('group', { name: label }));
async function setTime(user: UserEvent, label: string, [hour, minutes, half]: [string, string, string]) {
  await user.selectOptions(time(label).getByLabelText('Hour'), hour);
  await user.selectOptions(time(label).getByLabelText('Minutes'), minutes);
  await user.selectOptions(time(label).getByLabelText('AM or PM'), half);
}
const save = async (user: UserEvent, name = TITLE) =>
  user.click((await dialog(name)).getByRole('button', { name: 'Save' }));

it('shows the documented fields, Open Plan first, hour 0 to 12 and quarters, no private boats', async () => {
  open(NEW);
  const form = await dialog();
  const groups = within(form.getByRole('tablist', { name: 'Group' })).getAllByRole('tab');
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Open Plan', 'HPG']);
  const launch = time('Add Launch time');
  const optionsOf = (label: string) =>
    within(launch.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(optionsOf('Hour')).toEqual(Array.from({ length: 13 }, (_, hour) => String(hour)));
  expect(optionsOf('Minutes')).toEqual(['00', '15', '30', '45']);
  expect(optionsOf('AM or PM')).toEqual(['AM', 'PM']);
  expect(await form.findByRole('button', { name: 'Add Osprey (4x)' })).toBeVisible();
  expect(form.queryByRole('button', { name: /Finch/ })).toBeNull();
  expect(form.getByRole('combobox', { name: 'Limit Total Crew' })).toHaveDisplayValue('No limit');
  expect(await findViolations(screen.getByRole('form'))).toEqual([]);
});

it('adds a member whose complete name was typed, when the field loses focus, and no one for a partial name (rule launch.crew-typed)', async () => {
  const { user } = open(NEW);
  const form = await dialog();
  await form.findByRole('button', { name: 'Add Ana Bo' });
  const search = form.getByRole('searchbox', { name: 'Search members' });
  await user.type(search, 'Ana');
  await user.tab();
  expect(search).toHaveValue('Ana');
  expect(form.queryByRole('button', { name: 'Remove Ana Bo' })).toBeNull();
  await user.type(search, '  bo');
  await user.tab();
  expect(await form.findByRole('button', { name: 'Remove Ana Bo' })).toBeVisible();
  expect(search).toHaveValue('');
});

it('creates a plan from the form', async () => {
  const { user, api, currentRoute } = open(NEW, [], { 'POST /plan': () => planOf() });
  const form = await dialog();
  await user.click(form.getByRole('tab', { name: 'HPG' }));
  await user.type(form.getByRole('textbox', { name: /Description/ }), 'To the bridge');
  await setTime(user, 'Add Launch time', ['12', '30', 'PM']);
  await setTime(user, 'Add Land time', ['2', '15', 'PM']);
  await user.click(await form.findByRole('button', { name: 'Add Osprey (4x)' }));
  await user.click(await form.findByRole('button', { name: 'Add Ana Bo' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Limit Total Crew' }), '4');
  await save(user);
  expect(await screen.findByText('Plan created.')).toBeVisible();
  expect(api.callsTo('POST /plan').map(({ body }) => body)).toEqual([
    {
      group: HPG._id,
      description: 'To the bridge',
      date: '2026-06-01',
      launchtime: '12:30',
      landtime: '14:15',
      fleet: [OSPREY._id],
      crew: [KIM._id, ANA_ID],
      limit: 4,
      weeklytill: null,
      weekdays: [],
    },
  ]);
  await waitFor(() => expect(currentRoute()).toBe('/plans'));
});

it('repeats until a day on weekdays within the span, and not at all when cancelled', async () => {
  const { user, api } = open(NEW, [], { 'POST /plan': () => planOf() });
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Make Recurring' }));
  const weekdays = () =>
    within(form.getByRole('group', { name: 'On' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(weekdays()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await user.selectOptions(form.getByRole('combobox', { name: 'Day' }), '3');
  expect(weekdays()).toEqual(['Mon', 'Tue', 'Wed']);
  await user.selectOptions(form.getByRole('combobox', { name: 'Day' }), '1');
  expect(form.getByText('The end of the repetition must be after its start.')).toBeVisible();
  await save(user);
  expect(api.callsTo('POST /plan')).toEqual([]);
  await user.selectOptions(form.getByRole('combobox', { name: 'Month' }), 'Jul');
  await user.click(form.getByRole('checkbox', { name: 'Thu' }));
  await save(user);
  expect(await screen.findByText('Plan created.')).toBeVisible();
  expect(api.callsTo('POST /plan')[0]?.body).toMatchObject({ weeklytill: '2026-07-01', weekdays: [4] });
});

it('does not repeat when recurring is cancelled', async () => {
  const { user, api } = open(NEW, [], { 'POST /plan': () => planOf() });
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Make Recurring' }));
  await user.click(form.getByRole('button', { name: 'Cancel Recurring' }));
  await save(user);
  await screen.findByText('Plan created.');
  expect(api.callsTo('POST /plan')[0]?.body).toMatchObject({ weeklytill: null, weekdays: [] });
});

it('names the plan that has reserved the boat, and keeps the typed values', async () => {
  const text = 'Osprey is reserved by the plan of Ana Bo on Mon Jun 1 at 06:00.';
  const { user, api } = open(NEW, [], { 'POST /plan': () => refuse(409, text, 'boat_reserved') });
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: /Description/ }), 'To the bridge');
  await user.click(await form.findByRole('button', { name: 'Add Osprey (4x)' }));
  await save(user);
  expect(await form.findByText(text)).toBeVisible();
  expect(form.getByRole('textbox', { name: /Description/ })).toHaveValue('To the bridge');
  api.answer({ 'POST /plan': () => planOf() });
  await save(user);
  expect(await screen.findByText('Plan created.')).toBeVisible();
});

it.each([
  [() => refuse(500, 'x', 'internal'), 'plan: failure on send!'],
  [() => garble(), `exception on plan/reply! ${MAY_BE_SAVED}`],
  [unreachable, 'exception on plan/send'],
  [() => refuse(422, 'Choose a time in the future.', 'invalid:date'), 'Choose a time in the future.'],
  [
    () => refuse(409, 'Osprey is dry docked and cannot be launched.', 'dry_docked'),
    'Osprey is dry docked and cannot be launched.',
  ],
])('shows why saving failed (%#)', async (answer, text) => {
  const { user } = open(NEW, [], { 'POST /plan': answer });
  await save(user);
  expect(await (await dialog()).findByText(text)).toBeVisible();
});

it('validates the club’s rules on the device', async () => {
  const { user, api } = open(NEW);
  const form = await dialog();
  await setTime(user, 'Add Launch time', ['9', '00', 'AM']);
  await setTime(user, 'Add Land time', ['9', '00', 'AM']);
  await user.click(await form.findByRole('button', { name: 'Add Ana Bo' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Limit Total Crew' }), '1');
  await save(user);
  expect(form.getByText('The land time must be after the launch time.')).toBeVisible();
  expect(form.getByText('This plan is full.')).toBeVisible();
  expect(time('Add Land time').getByLabelText('Hour')).toHaveFocus();
  expect(api.callsTo('POST /plan')).toEqual([]);
});

it('opens the form for the shown day by the one button, for the group that is shown', async () => {
  const { user, currentRoute } = open(`/plans?whose=${HPG._id}&on=2026-05-30`);
  await user.click(await screen.findByRole('button', { name: 'New Plan' }));
  const form = await dialog('New Plan for Sat May 30');
  expect(await form.findByRole('tab', { name: 'HPG' })).toHaveAttribute('aria-selected', 'true');
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(currentRoute()).toBe(`/plans?whose=${HPG._id}&on=2026-05-30`);
});

describe('the date', () => {
  it('accepts any day of this year and the next, and updates the title (rule plan.years)', async () => {
    const { user, api } = open(NEW, [], { 'POST /plan': () => planOf() });
    const date = (await dialog()).getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2028-01-01');
    await save(user, 'New Plan for Sat Jan 1');
    expect(await screen.findByText('Plans are for this year and the next.')).toBeVisible();
    await user.clear(date);
    await user.type(date, '2027-01-04');
    await save(user, 'New Plan for Mon Jan 4');
    expect(await screen.findByText('Plan created.')).toBeVisible();
    expect(api.callsTo('POST /plan')[0]?.body).toMatchObject({ date: '2027-01-04', launchtime: '06:00' });
  });

  it('requires a date in the future', async () => {
    const { user, api } = open(NEW);
    const date = (await dialog()).getByLabelText('Date');
    await user.clear(date);
    await save(user);
    expect(await screen.findByText('Choose a date.')).toBeVisible();
    await user.type(date, '2026-05-28');
    await save(user, 'New Plan for Thu May 28');
    expect(await screen.findByText('Choose a time in the future.')).toBeVisible();
    expect(api.callsTo('POST /plan')).toEqual([]);
  });

  it('restarts the repetition from a changed date', async () => {
    const { user, api } = open(NEW, [], { 'POST /plan': () => planOf() });
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Make Recurring' }));
    const date = form.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2026-06-16');
    await save(user, 'New Plan for Tue Jun 16');
    expect(await screen.findByText('Plan created.')).toBeVisible();
    expect(api.callsTo('POST /plan')[0]?.body).toMatchObject({ weeklytill: '2026-06-23', weekdays: [2] });
  });
});

it('begins the form with the hours of its address', async () => {
  open(`${NEW}&from=17:15&to=18:00`);
  await dialog();
  const chosen = (label: string) =>
    ['Hour', 'Minutes', 'AM or PM'].map((name) => time(label).getByLabelText<HTMLSelectElement>(name).value);
  expect(chosen('Add Launch time')).toEqual(['5', '15', 'PM']);
  expect(chosen('Add Land time')).toEqual(['6', '0', 'PM']);
});

it('names a boat that has been dry-docked since, and can remove it', async () => {
  const damage: BoatDamage = { severity: 'unfit', no: 1, text: 'Hole in the hull', ids: ['1'] };
  const plan = planOf({
    fleet: [{ _id: 'heron', name: 'Heron', moniker: '4x', damage }],
    crewids: [KIM._id],
    crew: [KIM.name],
  });
  const { user, api } = open(`/plans?edit=${plan._id}`, [plan], { 'PUT /plan/:id': () => plan });
  await user.click(await screen.findByRole('button', { name: 'Remove Heron (4x, Unfit: Hole in the hull)' }));
  expect(screen.queryByRole('button', { name: /Heron/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Plan changed.')).toBeVisible();
  expect(api.callsTo('PUT /plan/:id')[0]?.body).toMatchObject({ fleet: [] });
});

describe('a plan of a recurrence', () => {
  const plan = planOf({
    launch: '2026-05-29 17:00:00',
    land: '2026-05-29 18:30:00',
    weeklytill: '2026-06-26',
    weekdays: [5],
    crewids: [KIM._id],
    crew: [KIM.name],
  });

  it.each([
    ['This plan only', 'one', '2026-05-30'],
    ['This and all later plans', 'series', '2026-05-29'],
  ])('changes a recurrence: %s', async (choice, scope, date) => {
    const { user, api } = open(`/plans?edit=${plan._id}`, [plan], { 'PUT /plan/:id': () => plan });
    const form = await dialog('Plan for Fri May 29');
    if (scope === 'one') {
      const day = form.getByLabelText('Date');
      await user.clear(day);
      await user.type(day, date);
    } else await user.click(form.getByRole('radio', { name: choice }));
    await setTime(user, 'Add Land time', ['7', '00', 'PM']);
    await save(user, 'Plan for Fri May 29');
    expect(await screen.findByText('Plan changed.')).toBeVisible();
    expect(api.callsTo('PUT /plan/:id')[0]?.params).toEqual({ id: plan._id });
    expect(api.callsTo('PUT /plan/:id')[0]?.body).toMatchObject({ scope, date, landtime: '19:00' });
  });

  it.each([
    ['This plan only', 'one'],
    ['This and all later plans', 'series'],
  ])('removes a recurrence: %s', async (choice, scope) => {
    const { user, api } = open('/plans?view=list', [plan], { 'DELETE /plan/:id': () => plan });
    const name = '17:00–18:30 Open Plan';
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    const asked = await dialog('Remove plan');
    expect(await findViolations()).toEqual([]);
    await user.click(asked.getByRole('radio', { name: choice }));
    await user.click(asked.getByRole('button', { name: 'Remove plan' }));
    expect(await screen.findByText('Plan removed.')).toBeVisible();
    expect(String(api.callsTo('DELETE /plan/:id')[0]?.query)).toBe(`scope=${scope}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [() => refuse(500, 'x', 'internal'), 'remove-plan: failure on send!'],
    [() => refuse(404, 'This plan no longer exists.', 'not_found'), 'This plan no longer exists.'],
  ])('shows why removing failed (%#)', async (answer, text) => {
    const { user } = open(`/plans?remove=${plan._id}`, [plan], { 'DELETE /plan/:id': answer });
    const asked = await dialog('Remove plan');
    await user.click(asked.getByRole('button', { name: 'Remove plan' }));
    expect(await asked.findByText(text)).toBeVisible();
  });
});
