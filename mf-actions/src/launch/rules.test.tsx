import { act, screen, waitFor, within } from '@testing-library/react';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { boatOf, sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const OUT = [
  sortieOf('Osprey', { user_id: 'ben', user: 'Ben Rivers', crew: ['zoë'] }),
  sortieOf('Heron', { user_id: 'cleo', user: 'Cleo Marsh' }),
];
const QUESTION = 'Zoë Brook is on the water in Osprey. Launch with them anyway?';

/** Kestrel with a crew typed in full, one of them still as a seat's text. */
async function open(first: string, second: string) {
  const view = renderActions({
    route: '/actions?do=launch&class=4x&boat=kestrel',
    stillOut: OUT,
    routes: { 'POST /launch': () => sortieOf('Kestrel') },
  });
  await view.user.type(await screen.findByRole('combobox', { name: 'Seat 1' }), first);
  await view.user.tab();
  await screen.findByRole('button', { name: `Remove ${first} from seat 1` });
  await view.user.type(screen.getByRole('combobox', { name: 'Seat 2' }), second);
  return view;
}
/** The findings at the top of the form; blocks are beside the slider too. */
const atTop = async (text: string) =>
  within(await screen.findByRole('group', { name: 'Before you launch' })).findByText(text);
const besideSlider = async (text: string) =>
  within(await screen.findByRole('alert', { name: 'What stops the launch' })).findByText(text);
const slider = () => screen.findByRole('slider', { name: 'Confirm launch' });
const launches = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.callsTo('POST /launch').map(({ body }) => body);
const answer = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('a crew with a member who is on the water', () => {
  it('asks about a crew member who is out by name and boat, and launches when confirmed', async () => {
    const view = await open('Ada Lake', 'Zoë Brook');
    slideToConfirm(await slider());
    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    expect(launches(view)).toEqual([]);
    await answer(view, 'Launch');
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(launches(view)).toMatchObject([
      { bus: 'kestrel', crew: ['ada', 'zoë'], replies: [{ code: 'on_water', subjectIds: ['zoë'] }] },
    ]);
  });

  it('asks once when several crew members are out', async () => {
    await open('Zoë Brook', 'Cleo Marsh');
    slideToConfirm(await slider());
    const text =
      'Zoë Brook is on the water in Osprey. Cleo Marsh is on the water in Heron. Launch with all of them anyway?';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps the crew when the question is cancelled, and asks again', async () => {
    const view = await open('Ada Lake', 'Zoë Brook');
    slideToConfirm(await slider());
    await screen.findByText(QUESTION);
    await answer(view, 'Cancel');
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Ada Lake from seat 1' })).toBeVisible();
    expect(screen.getByText('Zoë Brook')).toBeVisible();
    expect(await slider()).toHaveValue('0');
    expect(launches(view)).toEqual([]);
    slideToConfirm(await slider());
    await screen.findByText(QUESTION);
    await answer(view, 'Launch');
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(launches(view)).toMatchObject([{ crew: ['ada', 'zoë'] }]);
  });

  it('asks without a network too, by the boats out last known', async () => {
    const view = await open('Ada Lake', 'Zoë Brook');
    view.api.answer({ 'GET /sorties-stillout-results': unreachable, 'POST /launch': unreachable });
    act(() => void view.store.dispatch(invalidateTags(['Sorties'])));
    await waitFor(() => expect(view.api.callsTo('GET /sorties-stillout-results').length).toBeGreaterThan(1));
    slideToConfirm(await slider());
    expect(await screen.findByText(QUESTION)).toBeVisible();
    await answer(view, 'Launch');
    expect(await screen.findByText(/Network: Connection refused\./)).toBeVisible();
    expect(launches(view)).toHaveLength(1);
  });
});

it('launches a crew at once when no member is out', async () => {
  const view = await open('Ada Lake', 'Zoë Brook');
  await view.user.clear(screen.getByRole('combobox', { name: 'Seat 2' }));
  slideToConfirm(await slider());
  expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(launches(view)).toMatchObject([{ crew: ['ada'] }]);
});

describe("the server's check of a launch (rule launch.rules)", () => {
  const about = { ruleId: 'launch.rules', subjectIds: ['kestrel'] };
  const DARK = { ...about, level: 'warn', code: 'dark', text: 'It is dark at 17:10.' };
  const openKestrel = (routes: FakeRoutes) =>
    renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      boats: [boatOf('Kestrel', '4x')],
      routes: { 'POST /launch': () => sortieOf('Kestrel'), ...routes },
    });

  it('repeats the check when a member is granted a required clearance', async () => {
    const text = 'Kim Harper does not hold Swim test.';
    const lack = { ...about, level: 'block', code: 'not_cleared:r1', text, overriddenBy: [] };
    const view = openKestrel({ 'GET /launch-check': () => ({ results: [lack], canOverride: [] }) });
    expect(await atTop(text)).toBeVisible();
    expect(await besideSlider(text)).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Confirm launch' })).toBeNull();
    view.api.answer({ 'GET /launch-check': () => ({ results: [], canOverride: [] }) });
    act(() => void view.store.dispatch(invalidateTags(['Members'])));
    expect(await slider()).toHaveValue('0');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('warns of a limited boat without a network too (rule damage.limited)', async () => {
    const damage: BoatDamage = { severity: 'limited', no: 2, text: 'Rigger bent', ids: ['d2'] };
    const view = renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      boats: [boatOf('Kestrel', '4x', { damage })],
      routes: { 'POST /launch': () => sortieOf('Kestrel'), 'GET /launch-check': unreachable },
    });
    slideToConfirm(await slider());
    expect(await screen.findByText('Kestrel: Rigger bent. Take it anyway?')).toBeVisible();
    await answer(view, 'Launch');
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(launches(view)).toMatchObject([{ replies: [{ code: 'damage_limited', subjectIds: ['d2'] }] }]);
  });

  it('repeats the check when it has changed, and continues the launch with the answer', async () => {
    let results: object[] = [];
    const view = openKestrel({
      'GET /launch-check': () => ({ results, canOverride: [] }),
      'POST /launch': ({ body }) =>
        (body as { replies: object[] }).replies.length === results.length
          ? sortieOf('Kestrel')
          : refuse(409, `${DARK.text} Launch anyway?`, 'rule_warns'),
    });
    await slider();
    await waitFor(() => expect(view.api.callsTo('GET /launch-check')).toHaveLength(1));
    results = [DARK];
    slideToConfirm(await slider());
    expect(await screen.findByText(`${DARK.text} Launch anyway?`)).toBeVisible();
    await answer(view, 'Launch');
    expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
    expect(launches(view)).toMatchObject([{ replies: [] }, { replies: [{ code: 'dark' }] }]);
  });

  describe('of a dry-docked boat', () => {
    const DOCKED = {
      ...about,
      level: 'block',
      code: 'dry_docked',
      text: 'Kestrel is dry docked and cannot be launched.',
    };
    const checked = (canOverride: string[]): FakeRoutes => ({
      'GET /launch-check': () => ({ results: [DOCKED], canOverride }),
    });

    const openDocked = (canOverride: string[]) =>
      renderActions({
        route: '/actions?do=launch&class=4x&boat=kestrel',
        boats: [],
        routes: {
          'GET /fleet-all-results': () => ({ results: [boatOf('Kestrel', '4x', { active: false })] }),
          'POST /launch': () => sortieOf('Kestrel'),
          ...checked(canOverride),
        },
      });

    it('shows a member no slider for a dry-docked boat', async () => {
      const { api } = openDocked([]);
      expect(await screen.findByText(DOCKED.text)).toBeVisible();
      await waitFor(() => expect(api.callsTo('GET /launch-check')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Launch anyway' })).toBeNull();
      expect(screen.queryByRole('slider')).toBeNull();
    });

    it('keeps the reason of a dry-docked boat while the fleet is refetched', async () => {
      const view = openDocked(['dry_docked']);
      await view.user.click(await screen.findByRole('button', { name: 'Launch anyway' }));
      const reason = () => screen.findByRole('textbox', { name: /^Reason for launching anyway/ });
      await view.user.type(await reason(), 'The rigger is fixed');
      let answer: () => void = () => undefined;
      const later = new Promise<void>((resolve) => (answer = resolve));
      const fleet = { results: [boatOf('Kestrel', '4x', { active: false })] };
      view.api.answer({ 'GET /fleet-all-results': () => later.then(() => fleet) });
      const asked = view.api.callsTo('GET /fleet-all-results').length;
      act(() => view.store.dispatch(invalidateTags(['Boats'])));
      await waitFor(() => expect(view.api.callsTo('GET /fleet-all-results').length).toBeGreaterThan(asked));
      expect(await reason()).toHaveValue('The rigger is fixed');
      await act(async () => {
        answer();
        await later;
      });
      expect(await reason()).toHaveValue('The rigger is fixed');
    });

    it('lets an officer launch a dry-docked boat with a reason (rule launch.override)', async () => {
      const view = openDocked(['dry_docked']);
      await view.user.click(await screen.findByRole('button', { name: 'Launch anyway' }));
      const reason = await screen.findByRole('textbox', { name: /^Reason for launching anyway/ });
      expect(await slider()).toBeDisabled();
      await view.user.type(reason, ' The rigger is fixed ');
      expect(await findViolations()).toEqual([]);
      slideToConfirm(await slider());
      expect(await screen.findByText("You're Launched on Kestrel")).toBeVisible();
      expect(launches(view)).toMatchObject([
        {
          replies: [{ code: 'dry_docked', subjectIds: ['kestrel'], reason: 'The rigger is fixed' }],
        },
      ]);
    });
  });
});

describe('minors alone in a boat (rule clearance.supervision)', () => {
  const ALONE: RuleAnswer = {
    code: 'minors_alone',
    level: 'block',
    ruleId: 'clearance.supervision',
    subjectIds: ['kim'],
    text: 'Kim Harper is a minor. Name who supervises.',
    overriddenBy: ['safety'],
  };
  const WATCHED: RuleAnswer = { ...ALONE, code: 'supervised', level: 'info', text: 'Ada Lake supervises.' };

  it('asks again once the supervisor of minors is removed', async () => {
    const view = renderActions({
      route: '/actions?do=launch&class=4x&boat=kestrel',
      routes: {
        'GET /launch-check': ({ query }) => ({
          results: [query.has('supervisor') ? WATCHED : ALONE],
          canOverride: [],
        }),
      },
    });
    await view.user.type(await screen.findByRole('combobox', { name: 'Supervisor' }), 'Ada{Enter}');
    await view.user.click(await screen.findByRole('button', { name: 'Remove Ada Lake as supervisor' }));
    expect(await atTop(ALONE.text)).toBeVisible();
    expect(await besideSlider(ALONE.text)).toBeVisible();
    expect(screen.queryByRole('slider', { name: 'Confirm launch' })).toBeNull();
  });
});
