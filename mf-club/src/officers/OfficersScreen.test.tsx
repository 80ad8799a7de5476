import { screen, waitFor, within } from '@testing-library/react';
import type { Officer, OfficerBody, OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { cannotBeReached, TOO_MANY_TESTS } from '@fleetwatch/contract/officers/texts';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { COACH, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { OfficersScreen } from './OfficersScreen.tsx';

const ADA = { _id: 'ada', name: 'Ada Lake', pic: '' };
const BO = { _id: 'bo', name: 'Bo Lind', pic: '' };
const TODAY = OARS.today;

const answerOf = (more: Partial<OfficersAnswer> = {}): OfficersAnswer => ({
  results: OFFICES.map((office) => ({ office, members: office === 'safety' ? [ADA] : [] })),
  roster: [{ day: TODAY, members: [BO] }],
  mine: [],
  ...more,
});

function open(profile = COACH, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /officers-results': () => answerOf(),
    'GET /users-results': () => ({ results: [ADA, BO].map((one) => ({ ...one, group: 'om' })) }),
    'PUT /officer': ({ body }) => ({ ...(body as OfficerBody), reach: { push: true, mail: true } }),
    'PUT /duty-day': ({ body }) => body,
    ...routes,
  });
  return { api, ...renderScreen(<OfficersScreen />, { route: '/officers', profile }) };
}
const card = (name: string) => screen.findByRole('region', { name });
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('shows who holds which office, and that coaches hold the rest (rule officer.coach-until-named)', async () => {
  const { container } = open(KIM);
  expect(await card('Safety officer')).toHaveTextContent('Ada Lake');
  expect(await card('Boat captain')).toHaveTextContent('Confirmed coaches, until a member is added.');
  expect(await card('Duty roster')).toHaveTextContent('Bo Lind');
  expect(screen.queryByRole('button', { name: /^(Name|Remove)/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
  expect(await findViolations(container)).toEqual([]);
});

it('links a member who holds an office to the audit trail', async () => {
  open(KIM, { 'GET /officers-results': () => answerOf({ mine: ['safety'] }) });
  expect(await screen.findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/audit');
});

it('links records officers to pages that only coaches have in the menu', async () => {
  open(KIM, { 'GET /officers-results': () => answerOf({ mine: ['records'] }) });
  expect(await screen.findByRole('link', { name: "The club's data" })).toHaveAttribute('href', '/leaving');
});

it('lets a coach name a member, who keeps the other offices', async () => {
  const view = open();
  await card('Boat captain');
  await press(view, 'Add someone: Boat captain');
  const dialog = within(await screen.findByRole('dialog', { name: 'Boat captain' }));
  await view.user.type(dialog.getByRole('combobox', { name: 'Search members' }), 'ad');
  expect(dialog.queryByRole('option', { name: 'Bo Lind' })).toBeNull();
  expect(await findViolations()).toEqual([]);
  await view.user.click(dialog.getByRole('option', { name: 'Ada Lake' }));
  expect(await screen.findByText('Boat captain: Ada Lake added.')).toBeVisible();
  expect(view.api.callsTo('PUT /officer').map(({ body }) => body)).toEqual([
    { id: 'ada', offices: ['safety', 'boats'] },
  ]);
  await waitFor(() => expect(view.api.callsTo('GET /officers-results').length).toBeGreaterThan(1));
});

it('does not offer members already named, and shows a message when no one matches', async () => {
  const view = open();
  await card('Safety officer');
  await press(view, 'Add someone: Safety officer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Safety officer' }));
  expect(await dialog.findByRole('option', { name: 'Bo Lind' })).toBeVisible();
  expect(dialog.queryByRole('option', { name: 'Ada Lake' })).toBeNull();
  await view.user.type(dialog.getByRole('combobox', { name: 'Search members' }), 'xy');
  expect(dialog.getByText('Nothing matches “xy”.')).toBeVisible();
});

it('lets a coach remove a member from an office', async () => {
  const view = open();
  await card('Safety officer');
  await press(view, 'Remove Ada Lake: Safety officer');
  expect(await screen.findByText('Safety officer: Ada Lake removed.')).toBeVisible();
  expect(view.api.callsTo('PUT /officer')[0]?.body).toEqual({ id: 'ada', offices: [] });
});

it('keeps the roster day by day, a week at a time (rule officer.duty)', async () => {
  const view = open();
  const roster = within(await card('Duty roster'));
  const days = () => roster.getAllByRole('listitem').filter((item) => item.querySelector('strong'));
  expect(days()).toHaveLength(7);
  expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  const [today] = days();
  if (!today) throw new Error('There is no day.');
  await view.user.click(within(today).getByRole('button', { name: /^Add someone/ }));
  await view.user.click(await screen.findByRole('option', { name: 'Ada Lake' }));
  await view.user.click(within(today).getByRole('button', { name: /^Remove Bo Lind/ }));
  expect(view.api.callsTo('PUT /duty-day').map(({ body }) => body)).toEqual([
    { day: TODAY, members: ['bo', 'ada'] },
    { day: TODAY, members: [] },
  ]);
  await press(view, 'Later');
  expect(roster.queryByText('Bo Lind')).toBeNull();
  await press(view, 'Earlier');
  expect(roster.getByText('Bo Lind')).toBeVisible();
});

it('shows a refusal, and what a lost network means', async () => {
  const view = open(COACH, {
    'PUT /officer': () => refuse(403, 'Only coaches can name officers.', 'coaches_only'),
  });
  await card('Safety officer');
  await press(view, 'Remove Ada Lake: Safety officer');
  expect(await screen.findByText('Only coaches can name officers.')).toBeVisible();
});

it('offers to try again when no answer arrives', async () => {
  open(COACH, { 'GET /officers-results': unreachable });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('who can be reached (rule officer.test)', () => {
  const WATCHING = { ...OARS, features: ['overdue'] };
  const officer = (name: string, push: boolean, mail: boolean): Officer => ({
    _id: name,
    name,
    pic: '',
    reach: { push, mail },
  });
  const watched = (more: FakeRoutes = {}): FakeRoutes => ({
    'GET /club': () => WATCHING,
    'POST /test-alarm': () => ({ recipients: [] }),
    ...more,
  });
  const AT = OARS.now;

  it('shows each officer who can be reached to those who may see it', async () => {
    const members = [
      officer('Ada Lake', true, true),
      officer('Bo Lind', false, true),
      officer('Cy Moor', true, false),
      officer('Di Reed', false, false),
    ];
    open(COACH, { 'GET /officers-results': () => answerOf({ results: [{ office: 'safety', members }] }) });
    const shown = within(await card('Safety officer'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/^[A-Z]{2}(?=[A-Z])/, ''));
    expect(shown).toEqual([
      ...['Ada LakePhone and email', 'Bo LindEmail', 'Cy MoorPhone', "Di ReedCan't be reached"],
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('warns a coach who names someone whom no message reaches, until it is hidden', async () => {
    const view = open(COACH, {
      'PUT /officer': ({ body }) => ({ ...(body as OfficerBody), reach: { push: false, mail: false } }),
    });
    await card('Boat captain');
    await press(view, 'Add someone: Boat captain');
    await view.user.click(await screen.findByRole('option', { name: 'Ada Lake' }));
    expect(await within(await card('Boat captain')).findByText(cannotBeReached('Ada Lake'))).toBeVisible();
    expect(screen.getByText('Boat captain: Ada Lake added.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await press(view, 'Hide');
    expect(screen.queryByText(cannotBeReached('Ada Lake'))).toBeNull();
  });

  it('does not warn of an office that was taken away', async () => {
    const view = open(COACH, {
      'PUT /officer': ({ body }) => ({ ...(body as OfficerBody), reach: { push: false, mail: false } }),
    });
    await card('Safety officer');
    await press(view, 'Remove Ada Lake: Safety officer');
    expect(await screen.findByText('Safety officer: Ada Lake removed.')).toBeVisible();
    expect(screen.queryByText(cannotBeReached('Ada Lake'))).toBeNull();
  });

  it('sends a test alarm, and shows whom it reached, and why not', async () => {
    let test: OfficersAnswer['test'];
    const view = open(
      KIM,
      watched({
        'GET /officers-results': () => answerOf({ mine: ['safety'], ...(test && { test }) }),
        'POST /test-alarm': () => {
          const title = 'Test alarm';
          test = [
            { name: 'Gone Officer', title, at: AT, state: 'failed', failure: 'no_address' },
            { name: 'Dana Duty', title, at: AT, state: 'waiting' },
            { name: null, title, at: AT, state: 'reached' },
          ];
          return { recipients: test };
        },
      }),
    );
    const shown = within(await card('Test alarm'));
    expect(shown.queryByRole('list')).toBeNull();
    await press(view, 'Send test alarm');
    expect(await screen.findByText('Test alarm sent.')).toBeVisible();
    const rows = await shown.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Gone OfficerNot reached12:00, no device and no confirmed email address',
      'Dana DutyOn the way12:00',
      'a former memberReached12:00',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('shows why a test alarm was refused', async () => {
    const view = open(
      COACH,
      watched({ 'POST /test-alarm': () => refuse(429, TOO_MANY_TESTS, 'too_many_tests') }),
    );
    await card('Test alarm');
    await press(view, 'Send test alarm');
    expect(await screen.findByText(TOO_MANY_TESTS)).toBeVisible();
  });

  it.each([
    ['a member', KIM, WATCHING],
    ['a club that does not watch', COACH, OARS],
  ])('offers no test alarm to %s', async (_, profile, club) => {
    open(profile, { 'GET /club': () => club });
    await card('Boat captain');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Duty roster' })).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Send test alarm' })).toBeNull();
  });
});
