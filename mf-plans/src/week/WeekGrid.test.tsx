import { act, fireEvent, screen, within } from '@testing-library/react';
import { contrastRatio } from '@fleetwatch/contract/clubs/contrast';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM } from '@fleetwatch/kit/testing/sampleData';
import { groupHues } from '@fleetwatch/kit/theme/groupHues';
import { keepView } from '../plans/keptView.ts';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { HPG, renderPlans } from '../testing/renderPlans.tsx';
import { planOf } from '../testing/week.ts';
import { OWN_HUE_PER_CENT } from './PlanBlockView.tsx';

const others = { by: '7'.repeat(24), name: 'Ana Bo' };
const at = (day: string, from: string, to: string, more: Partial<Plan> = {}) =>
  planOf({ launch: `${day} ${from}:00`, land: `${day} ${to}:00`, ...more });

/** Opens the plans on a screen as wide as a laptop. */
function open(plans: Plan[] = [], route = '/plans') {
  keepView('week');
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: media.includes('1024px'), media }),
    );
  return renderPlans(<PlansScreen />, { route, routes: { 'GET /plans': () => ({ results: plans }) } });
}
afterEach(() => jest.restoreAllMocks());

const grid = () => screen.findByRole('grid', { name: 'Half hours, for a New Plan' });
const cell = (name: string) => screen.getByRole('gridcell', { name: `New Plan, ${name}` });

describe('the week (rule plan.week)', () => {
  it("shows each day's plans with time, group, what and seats, and folds empty hours", async () => {
    const crew = { crew: ['Ana Bo'], crewids: ['x'], limit: 2 };
    const { user } = open([
      at('2026-05-27', '06:00', '07:00', { ...others, ...crew, group: HPG._id, usergroup: 'HPG' }),
    ]);
    await grid();
    const day = within(screen.getByRole('list', { name: 'Plans for Wed May 27' }));
    const block = day.getByRole('button');
    expect(block).toHaveTextContent('6:00–7:00 HPG');
    expect(block).toHaveTextContent('Steady state to the bridge');
    expect(block).toHaveTextContent('Crew 1 of 2: Ana Bo');
    expect(screen.queryByRole('gridcell', { name: /12:00/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '7:00 to 20:00, nothing planned' }));
    expect(cell('Wed May 27 12:00')).toBeVisible();
    await user.click(block);
    expect(await screen.findByRole('dialog', { name: '06:00–07:00 HPG' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows a single day with the plans that have no room in the week', async () => {
    const crowd = ['06:00', '06:15', '06:30', '06:45'].map((from) => at('2026-05-27', from, '08:00', others));
    const { user, currentRoute } = open(crowd);
    await user.click(await screen.findByRole('button', { name: '+2 more on Wed May 27' }));
    expect(currentRoute()).toBe('/plans?on=2026-05-27');
    expect(
      within(screen.getByRole('list', { name: 'Plans for Wed May 27' })).getAllByRole('button'),
    ).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Wed 27/ }));
    expect(currentRoute()).toBe('/plans');
  });

  it('goes from week to week, as far as plans can be made (rule plan.years)', async () => {
    const { user, currentRoute } = open([], '/plans?week=2027-12-20');
    await grid();
    expect(screen.getByText('Dec 20 to 26, 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByText('Dec 27 to Jan 2, 2028')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next week' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(currentRoute()).toBe('/plans?week=2027-12-20');
  });
});

describe('a new plan from the grid (rule plan.week)', () => {
  it('begins a new plan at the half hour that the arrows reach when Enter is pressed', async () => {
    const { user, currentRoute } = open([], `/plans?whose=${HPG._id}`);
    await grid();
    act(() => cell('Fri May 29 12:30').focus());
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(currentRoute()).toBe(`/plans?whose=${HPG._id}&new=2026-05-30&from=13%3A00&to=14%3A30`);
    const form = within(await screen.findByRole('dialog', { name: 'New Plan for Sat May 30' }));
    expect(await form.findByRole('tab', { name: 'HPG' })).toHaveAttribute('aria-selected', 'true');
  });

  it('marks half hours for a new plan by Shift and the arrows, and unmarks them by Escape', async () => {
    const { user, currentRoute } = open();
    await grid();
    act(() => cell('Sat May 30 06:00').focus());
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByText('06:00 to 07:30')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('06:00 to 07:30')).toBeNull();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    expect(currentRoute()).toBe('/plans?new=2026-05-30&from=06%3A00&to=07%3A00');
  });

  it('stops at the edges of the week, and refuses a time in the past', async () => {
    const { user, currentRoute } = open();
    await grid();
    act(() => cell('Fri May 29 12:30').focus());
    await user.keyboard('{Home}{ArrowLeft}');
    expect(cell('Mon May 25 12:30')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(cell('Sun May 31 12:30')).toHaveFocus();
    await user.click(cell('Mon May 25 06:00'));
    expect(await screen.findByText('Choose a time in the future.')).toBeVisible();
    expect(currentRoute()).toBe('/plans');
  });

  /** Drags in a grid of 700 px, 100 px per day, from 5:00 at 64 px an hour. */
  async function drag(pointerType: string, [from, to]: [number, number]) {
    const days = (await grid()).parentElement as HTMLElement;
    Object.assign(days, { setPointerCapture: () => undefined });
    jest.spyOn(days, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 960));
    const pointer = { pointerType, pointerId: 1 };
    const send = (type: string, clientY: number) =>
      fireEvent(days, Object.assign(new MouseEvent(type, { bubbles: true, clientX: 550, clientY }), pointer));
    send('pointerdown', from);
    send('pointermove', to);
    return { release: () => send('pointerup', to) };
  }

  it.each([
    [64, 190],
    [190, 64],
  ])('marks the quarter hours that a mouse drags over, down or up', async (from, to) => {
    const { currentRoute } = open();
    const { release } = await drag('mouse', [from, to]);
    expect(screen.getByText('06:00–08:00')).toBeVisible();
    release();
    expect(currentRoute()).toBe('/plans?new=2026-05-30&from=06%3A00&to=08%3A00');
  });

  it('does not mark hours by a finger, which scrolls, or after Escape', async () => {
    const { user, currentRoute } = open();
    (await drag('touch', [64, 190])).release();
    const { release } = await drag('mouse', [64, 190]);
    await user.keyboard('{Escape}');
    release();
    expect(currentRoute()).toBe('/plans');
  });
});

it('keeps white readable on own plans', () => {
  for (const hue of groupHues) {
    const channels = [1, 3, 5].map((from) =>
      Math.round((parseInt(hue.slice(from, from + 2), 16) * OWN_HUE_PER_CENT) / 100),
    );
    const fill = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    expect(contrastRatio('#FFFFFF', fill)).toBeGreaterThanOrEqual(6.5);
  }
});

it('fills the plans of a member who is in the crew', async () => {
  open([at('2026-05-27', '06:00', '07:00', { ...others, crewids: [KIM._id], crew: [KIM.name] })]);
  const day = within(await screen.findByRole('list', { name: 'Plans for Wed May 27' }));
  expect(getComputedStyle(day.getByRole('button')).color).toBe('rgb(255, 255, 255)');
});
