import { screen, within } from '@testing-library/react';
import type { Plan, PlanLaunchBody } from '@fleetwatch/contract/plans/wire';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import type { LaunchCheck, RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM, OARS, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { keepView } from '../plans/keptView.ts';
import { OSPREY, renderPlans } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';

const PLAN = planOf({
  launch: '2026-05-29 12:15:00',
  land: '2026-05-29 13:30:00',
  fleet: [{ _id: OSPREY._id, name: 'Osprey', moniker: '4x' }],
  crewids: [KIM._id],
  crew: [KIM.name],
});
const LACK: RuleAnswer = {
  code: 'not_cleared:r1',
  level: 'block',
  ruleId: 'clearance.requirements',
  subjectIds: [KIM._id],
  text: 'Kim Harper does not hold Swim test.',
};
const LAPSED: RuleAnswer = {
  ...LACK,
  code: 'not_cleared:r2',
  level: 'warn',
  text: 'Swim test expired May 3.',
};

const name = '12:15–13:30 Open Plan';
const launched = (refused: object[] = []) => ({
  results: [sortieOf({ bus: 'Osprey', bus_id: OSPREY._id })],
  refused,
});

async function ask(
  check: (supervisor: string | null) => LaunchCheck,
  plan: Plan = PLAN,
  routes: FakeRoutes = {},
) {
  keepView('list');
  const view = renderPlans(<PlansScreen />, {
    route: '/plans',
    routes: {
      'GET /plans': () => ({ results: [plan] }),
      'GET /plan-check/:id': ({ query }) => check(query.get('supervisor')),
      'POST /plan-launch/:id': () => launched(),
      ...routes,
    },
  });
  await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await view.user.click(screen.getByRole('button', { name: `Launch ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const launch = () => dialog.findByRole('button', { name: 'Launch boats' });
  return { ...view, dialog, launch };
}
const checkOf = (...results: RuleAnswer[]): LaunchCheck => ({ results, canOverride: [] });

describe('a plan’s launch that the rules stop', () => {
  it('launches against a rule for a reason when the member holds the office (rule launch.override)', async () => {
    const { api, dialog, launch, user } = await ask(() => ({
      results: [LACK, LAPSED],
      canOverride: [LACK.code],
    }));
    expect(await launch()).toBeDisabled();
    expect(dialog.getByText('At least 3 characters. Officers see it.')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason for launching anyway'), ' Swam with me ');
    expect(await findViolations()).toEqual([]);
    await user.click(await launch());
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toEqual({
      replies: [
        { code: LAPSED.code, subjectIds: [KIM._id] },
        { code: LACK.code, subjectIds: [KIM._id], reason: 'Swam with me' },
      ],
    });
  });

  it('refuses a member who may not override it', async () => {
    const { dialog, launch, user } = await ask(() => checkOf(LACK));
    expect(await launch()).toBeDisabled();
    expect(dialog.queryByLabelText('Reason for launching anyway')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('launches the boats that no rule stops', async () => {
    const heron = { _id: '8'.repeat(24), name: 'Heron', moniker: '2x' };
    const fleet = [...PLAN.fleet, heron];
    const { api, launch, user } = await ask(
      () => ({ results: [LACK], canOverride: [LACK.code] }),
      { ...PLAN, fleet },
      { 'POST /plan-launch/:id': () => launched([{ bus: 'Heron', text: LACK.text }]) },
    );
    await user.click(await launch());
    expect(await screen.findByText(`Launched! ${LACK.text}`)).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toEqual({ replies: [] });
  });

  it('shows why the launch failed, and can be sent again', async () => {
    const text = 'This Plan is not boarding now.';
    const { dialog, launch, user } = await ask(() => ({ results: [LACK], canOverride: [LACK.code] }), PLAN, {
      'POST /plan-launch/:id': () => refuse(409, text, 'not_boarding'),
    });
    await user.type(await dialog.findByLabelText('Reason for launching anyway'), 'Swam with me');
    await user.click(await launch());
    expect(await dialog.findByText(text)).toBeVisible();
    expect(await launch()).toBeEnabled();
  });

  it('refetches the rules after they stopped the launch', async () => {
    let answers: RuleAnswer[] = [];
    const { api, dialog, launch, user } = await ask(() => checkOf(...answers), PLAN, {
      'POST /plan-launch/:id': ({ body }) =>
        (body as PlanLaunchBody).replies?.length === 0
          ? refuse(409, `${LAPSED.text} Launch anyway?`, 'rule_warns')
          : launched(),
    });
    answers = [LAPSED];
    await user.click(await launch());
    expect(await dialog.findByText(LAPSED.text)).toBeVisible();
    await user.click(await launch());
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[1]?.body).toEqual({
      replies: [{ code: LAPSED.code, subjectIds: [KIM._id] }],
    });
  });
});

describe('the time of a plan’s launch (rules plan.launch, safety.chips)', () => {
  const watched = {
    'GET /club': () => ({ ...OARS, now: Date.parse('2026-05-29T12:00:30+02:00'), features: ['overdue'] }),
    'GET /out-boats': () => ({ results: [], settings: DEFAULT_SETTINGS, lastBoat: null }),
  };

  it("shows the plan's end as the time, and does not send it", async () => {
    const { api, dialog, launch, user } = await ask(() => checkOf(), PLAN, watched);
    expect(await dialog.findByText('Back at 13:30')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(await launch());
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toEqual({ replies: [] });
  });

  it('changes the time at the launch', async () => {
    const { api, dialog, launch, user } = await ask(() => checkOf(), PLAN, watched);
    await user.click(await dialog.findByRole('button', { name: 'Change return time' }));
    expect(await dialog.findByRole('group', { name: 'Back by 13:30' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByText('2 h'));
    expect(dialog.getByRole('group', { name: 'Back by 14:00' })).toBeVisible();
    await user.click(await launch());
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toEqual({ replies: [], trip: { back: 120 } });
  });

  it('shows no time in a club that does not watch for overdue boats', async () => {
    const { dialog, launch } = await ask(() => checkOf());
    await launch();
    expect(dialog.queryByText(/^Back at/)).toBeNull();
  });
});
