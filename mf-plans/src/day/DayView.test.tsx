import { screen, within } from '@testing-library/react';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM } from '@fleetwatch/kit/testing/sampleData';
import { keepView } from '../plans/keptView.ts';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { ANA_ID, HPG, OSPREY, renderPlans } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';

const others = { by: ANA_ID, name: 'Ana Bo' };
const osprey = [{ _id: OSPREY._id, name: 'Osprey', moniker: '4x' }];
const at = (day: string, from: string, to: string, more: Partial<Plan> = {}) =>
  planOf({ launch: `${day} ${from}:00`, land: `${day} ${to}:00`, ...others, ...more });
const open = (plans: Plan[], route = '/plans') => {
  keepView('week');
  return renderPlans(<PlansScreen />, {
    route,
    routes: {
      'GET /plans': ({ query }) => ({
        results: plans.filter(({ launch }) => {
          const day = launch.slice(0, 10);
          return day >= (query.get('from') ?? '') && day <= (query.get('to') ?? '');
        }),
      }),
    },
  });
};
const parts = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

const TODAY = '2026-05-29';

describe('a phone’s day (rule plan.day)', () => {
  it('shows today: plans boarding now first, then later ones, then earlier ones', async () => {
    open([
      at(TODAY, '06:00', '07:00'),
      at(TODAY, '12:15', '13:30', { group: HPG._id, usergroup: 'HPG' }),
      at(TODAY, '17:00', '18:00', { fleet: osprey, crew: ['Ana Bo'], crewids: [ANA_ID] }),
      at('2026-05-30', '08:00', '09:00'),
    ]);
    expect(await parts()).toEqual([
      'Now Boarding!launching within 30 min of 12:00',
      'Later today',
      'Earlier today',
    ]);
    const card = within(screen.getByRole('region', { name: 'Later today' })).getByRole('listitem');
    expect(card).toHaveTextContent('17:00–18:00 Open Plan');
    expect(card).toHaveTextContent('Crew 1: Ana Bo. Osprey (4x)');
    expect(await findViolations()).toEqual([]);
  });

  it('shows another day of its week, and the first day with plans of the next week', async () => {
    const { user, currentRoute } = open([
      at('2026-05-30', '08:00', '09:00'),
      at('2026-06-03', '06:00', '07:00'),
    ]);
    expect(await screen.findByText('No plans for May 29 yet.')).toBeVisible();
    const days = screen.getByRole('group', { name: 'Day' });
    await user.click(within(days).getByRole('button', { name: 'Sat 30 1 planned' }));
    expect(currentRoute()).toBe('/plans?on=2026-05-30');
    expect(await parts()).toEqual(['Sat May 30']);
    await user.click(screen.getByRole('tab', { name: 'Plans for Next Week' }));
    expect(await screen.findByRole('heading', { name: 'Wed Jun 3' })).toBeVisible();
  });

  it('joins in one tap while there is room', async () => {
    const plan = at(TODAY, '17:00', '18:00');
    const full = at(TODAY, '18:00', '19:00', { limit: 1, crew: ['Ana Bo'], crewids: [ANA_ID] });
    const own = at(TODAY, '19:00', '20:00', { crew: [KIM.name], crewids: [KIM._id] });
    const { user, api } = open([plan, full, own]);
    await screen.findByRole('region', { name: 'Later today' });
    expect(screen.getByText("You're in")).toBeVisible();
    expect(screen.getByText('Full')).toBeVisible();
    api.answer({
      'GET /plan-addcrew/:plan/:user': () => ({ ...plan, crewids: [KIM._id], crew: [KIM.name] }),
    });
    await user.click(screen.getByRole('button', { name: /^Join / }));
    expect(await screen.findByText('Joined!')).toBeVisible();
    expect(api.callsTo('GET /plan-addcrew/:plan/:user')[0]?.params).toEqual({
      plan: plan._id,
      user: KIM._id,
    });
  });

  it('opens a plan by its card, and back closes it', async () => {
    const { user, currentRoute } = open([
      at(TODAY, '17:00', '18:00', { crewids: [KIM._id], crew: [KIM.name] }),
    ]);
    await user.click(await screen.findByRole('button', { name: /Steady state to the bridge/ }));
    const details = within(await screen.findByRole('dialog', { name: '17:00–18:00 Open Plan' }));
    expect(details.getByText(`Crew 1: ${KIM.name}`)).toBeVisible();
    expect(details.getByRole('button', { name: 'Leave 17:00–18:00 Open Plan' })).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Close' }));
    expect(currentRoute()).toBe('/plans');
  });
});
