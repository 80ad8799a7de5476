import { screen, within } from '@testing-library/react';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import type { PlanLaunchBody } from '@fleetwatch/contract/plans/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { replyTo, ruledBy, ruleKinds, ruleNamed } from '@fleetwatch/kit/testing/launchRules';
import { KIM, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { keepView } from '../plans/keptView.ts';
import { ANA_ID, OSPREY, renderPlans } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';

const PLAN = planOf({
  launch: '2026-05-29 12:15:00',
  land: '2026-05-29 13:30:00',
  fleet: [{ _id: OSPREY._id, name: 'Osprey', moniker: '4x' }],
  crewids: [KIM._id],
  crew: [KIM.name],
});
const NAME = '12:15–13:30 Open Plan';
const REASON = 'Swam with me';
const RESERVED: RuleAnswer = {
  code: 'reserved',
  level: 'info',
  ruleId: 'launch.reserved',
  subjectIds: [OSPREY._id],
  text: 'Reserved 12:15–13:30',
};
const KINDS = ruleKinds(OSPREY._id, KIM._id);
const named = (name: string): RuleAnswer => ruleNamed(KINDS, name);

/** Kim is about to launch the plan's boat. */
async function ask(answers: readonly RuleAnswer[], isOfficer: boolean) {
  keepView('list');
  const rules = ruledBy(...answers);
  const blocks = answers.filter(({ level }) => level === 'block').map(({ code }) => code);
  const { api, user, unmount } = renderPlans(<PlansScreen />, {
    route: '/plans',
    routes: {
      'GET /plans': () => ({ results: [PLAN] }),
      'GET /plan-check/:id': ({ query }) => ({
        results: [...rules.check(query.get('supervisor')), RESERVED],
        canOverride: isOfficer ? blocks : [],
      }),
      'POST /plan-launch/:id': ({ body }) => {
        const offices = isOfficer ? OFFICES : [];
        const refusal = rules.refusal(body as PlanLaunchBody, { offices, officer: 'officer' });
        if (refusal) return refuse(409, ...refusal);
        return { results: [sortieOf({ bus: 'Osprey', bus_id: OSPREY._id })], refused: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Actions for ${NAME}` }));
  await user.click(screen.getByRole('button', { name: `Launch ${NAME}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const button = await dialog.findByRole('button', { name: 'Launch boats' });
  const launch = async () => {
    await user.click(button);
    expect(await screen.findByText('Launched!')).toBeVisible();
    expect(api.callsTo('POST /plan-launch/:id')).toHaveLength(1);
    return api.callsTo('POST /plan-launch/:id')[0]?.body;
  };
  const giveReason = () => user.type(dialog.getByLabelText('Reason for launching anyway'), REASON);
  const supervise = async () => {
    await user.click(dialog.getByRole('radio', { name: 'From the bank' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Supervisor' }), 'Ana Bo{Enter}');
  };
  return { unmount, dialog, button, launch, giveReason, supervise };
}

const SUPERVISION = { kind: 'bank', member: ANA_ID };

describe('a plan’s launch asks about every rule', () => {
  it.each(KINDS.filter(({ answer }) => answer.level === 'warn'))(
    'takes a warning with the launch: $name (rule launch.rules)',
    async ({ answer }) => {
      const { dialog, launch } = await ask([answer], false);
      expect(await dialog.findByText(answer.text)).toBeVisible();
      expect(dialog.queryByText(RESERVED.text)).toBeNull();
      expect(dialog.queryByLabelText('Reason for launching anyway')).toBeNull();
      expect(await launch()).toEqual({ replies: [replyTo(answer)] });
    },
  );

  it.each(KINDS.filter(({ answer }) => answer.level === 'block'))(
    'stops a member, and goes for an officer’s reason: $name (rule launch.override)',
    async ({ answer }) => {
      const stopped = await ask([answer], false);
      expect(await stopped.dialog.findByText(answer.text)).toBeVisible();
      expect(stopped.button).toBeDisabled();
      expect(stopped.dialog.queryByLabelText('Reason for launching anyway')).toBeNull();
      stopped.unmount();
      const { launch, giveReason } = await ask([answer], true);
      await giveReason();
      expect(await launch()).toEqual({ replies: [replyTo(answer, REASON)] });
    },
  );

  it('names who supervises a minor, takes the flag’s warning, and gives the reason for the rest at once', async () => {
    const [alone, yellow, red] = [named('a minor alone'), named('a yellow flag'), named('a red flag')];
    const { dialog, launch, giveReason, supervise } = await ask([alone, yellow, red], true);
    await supervise();
    expect(await findViolations()).toEqual([]);
    // Members cannot supervise themselves.
    expect(dialog.queryByRole('button', { name: 'Add Kim Harper' })).toBeNull();
    await giveReason();
    expect(await launch()).toEqual({
      replies: [replyTo(yellow), replyTo(red, REASON)],
      supervision: SUPERVISION,
    });
  });
});
