import { screen, within } from '@testing-library/react';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LaunchCheck, RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { keepView } from '../plans/keptView.ts';
import { ANA_ID, OSPREY, renderPlans } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';

const PLAN = planOf({
  ...{ launch: '2026-05-29 12:15:00', land: '2026-05-29 13:30:00' },
  ...{ fleet: [{ _id: OSPREY._id, name: 'Osprey', moniker: '4x' }], crewids: [KIM._id], crew: [KIM.name] },
});
const ALONE: RuleAnswer = {
  ...{ code: 'minors_alone', level: 'block', ruleId: 'clearance.supervision', subjectIds: [KIM._id] },
  text: 'Kim Harper is a minor. Name who supervises from a coach boat or the bank.',
};
const WATCHED: RuleAnswer = { ...ALONE, code: 'supervised', level: 'info', text: 'Ana Bo supervises.' };
const LACK: RuleAnswer = {
  ...{ code: 'not_cleared:r1', level: 'block', ruleId: 'clearance.requirements', subjectIds: [KIM._id] },
  text: 'Kim Harper does not hold Swim test.',
};
const LAPSED: RuleAnswer = {
  ...LACK,
  code: 'not_cleared:r2',
  level: 'warn',
  text: 'Swim test expired 3 May.',
};
const RESERVED: RuleAnswer = { ...LAPSED, code: 'reserved', level: 'info', text: 'Reserved 12:15–13:30' };

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
const saying = (...results: RuleAnswer[]): LaunchCheck => ({ results, canOverride: [] });

describe('a plan’s launch that the rules stop', () => {
  it('goes once somebody is named who watches the minors (rule clearance.supervision)', async () => {
    const { api, dialog, launch, user } = await ask((supervisor) =>
      saying(supervisor === ANA_ID ? WATCHED : ALONE, RESERVED),
    );
    expect(await dialog.findByText(ALONE.text)).toBeVisible();
    expect(dialog.queryByText(RESERVED.text)).toBeNull();
    expect(await launch()).toBeDisabled();
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'From the bank' }));
    await user.click(await dialog.findByRole('button', { name: 'Add Ana Bo' }));
    expect(await dialog.findByText(WATCHED.text)).toBeVisible();
    // Nobody watches themselves.
    expect(dialog.queryByRole('button', { name: 'Add Kim Harper' })).toBeNull();
    await user.click(await launch());
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('POST /plan-launch/:id')[0]?.body).toEqual({
      replies: [],
      supervision: { kind: 'bank', member: ANA_ID },
    });
  });

  it('goes for a reason where the member holds the office (rule launch.override)', async () => {
    const { api, dialog, launch, user } = await ask(() => ({
      results: [LACK, LAPSED],
      canOverride: [LACK.code],
    }));
    await user.click(await launch());
    expect(await dialog.findByText('Please give a reason of 3 to 280 characters.')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')).toEqual([]);
    await user.type(dialog.getByLabelText('Why it is launched nevertheless'), ' Swam with me ');
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

  it('stays in where who asks may not override it', async () => {
    const { dialog, launch, user } = await ask(() => saying(LACK));
    expect(await launch()).toBeDisabled();
    expect(dialog.queryByLabelText('Why it is launched nevertheless')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves those of several boats go that nothing stops', async () => {
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

  it('says why it failed, and may be sent again', async () => {
    const text = 'This Plan is not boarding now.';
    const { dialog, launch, user } = await ask(() => ({ results: [LACK], canOverride: [LACK.code] }), PLAN, {
      'POST /plan-launch/:id': () => refuse(409, text, 'not_boarding'),
    });
    await user.type(await dialog.findByLabelText('Why it is launched nevertheless'), 'Swam with me');
    await user.click(await launch());
    expect(await dialog.findByText(text)).toBeVisible();
    expect(await launch()).toBeEnabled();
  });
});
