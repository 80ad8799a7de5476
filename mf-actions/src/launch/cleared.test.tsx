import { screen, waitFor, within } from '@testing-library/react';
import { CLEARED_FOR_NONE } from '@fleetwatch/contract/clearances/texts';
import type { ClearancesAnswer, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { CLUB, KIM } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const ASKED: ClearancesAnswer = {
  clearances: [
    {
      _id: 'swim',
      name: 'Swim test',
      kind: 'swim',
      isPerClass: false,
      validMonths: null,
      renewDays: 0,
      needs: [],
      minMiles: null,
      minHours: null,
      checklist: [],
    },
  ],
  requirements: [
    {
      _id: 'r1',
      boat: 'kestrel',
      fleetGroup: null,
      subject: 'all',
      count: null,
      clearance: 'swim',
      level: 'block',
      months: [],
      overriddenBy: ['boats'],
    },
  ],
};
const OWN: MemberClearances = {
  member: { _id: 'kim', name: 'Kim Harper' },
  grants: [],
  ahead: [],
  mayGrant: false,
};
const REASON = 'Kim Harper does not hold Swim test.';
const SHOW = 'Show 1 that you are not cleared for';

const open = (routes: FakeRoutes = {}, profile: LocalProfile = KIM, features = ['clearances']) =>
  renderActions({
    route: '/actions?do=launch&class=4x',
    profile,
    routes: {
      'GET /club': () => ({ ...CLUB, features }),
      'GET /clearances-results': () => ASKED,
      'GET /member-clearances/:id': () => OWN,
      'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
      ...routes,
    },
  });
const boats = () =>
  within(screen.getByRole('list', { name: 'Quad boats' }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

describe('boats that the member may not take (rule clearance.may-take)', () => {
  it('hides boats the member may not take from the list, and shows them with the reason on request', async () => {
    const view = open();
    const show = await screen.findByRole('button', { name: SHOW });
    expect(boats()).toEqual(['Tern']);
    await view.user.click(show);
    expect(boats()).toEqual(['Kestrel', 'Tern']);
    expect(screen.getByText(REASON)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Hide 1 that you are not cleared for' }));
    expect(boats()).toEqual(['Tern']);
  });

  it('shows the reason when a class is empty', async () => {
    const [requirement] = ASKED.requirements;
    const every = { ...ASKED, requirements: [{ ...requirement, boat: null }] };
    open({ 'GET /clearances-results': () => every });
    expect(await screen.findByText(CLEARED_FOR_NONE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 2 that you are not cleared for' })).toBeVisible();
  });

  it('shows and marks such boats to coaches and members who can override', async () => {
    open({}, { ...KIM, coach: 1, coachConfirmed: 1 });
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  });

  it('shows such boats to officers who can override', async () => {
    open({ 'GET /officers-results': () => ({ results: [], roster: [], mine: ['boats'] }) });
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(boats()).toEqual(['Kestrel', 'Tern']);
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  });

  it.each(['GET /clearances-results', 'GET /member-clearances/:id', 'GET /officers-results'])(
    'leaves no boats out without %s',
    async (route) => {
      const { api } = open({ [route]: unreachable });
      await waitFor(() => expect(api.callsTo('GET /member-clearances/:id')).not.toHaveLength(0));
      await waitFor(() => expect(api.callsTo('GET /officers-results')).not.toHaveLength(0));
      expect(boats()).toEqual(['Kestrel', 'Tern']);
      expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
    },
  );

  it('checks no boats in a club that does not use clearances', async () => {
    const { api } = open({}, KIM, []);
    await screen.findByRole('button', { name: 'Actions for Kestrel' });
    expect(boats()).toEqual(['Kestrel', 'Tern']);
    expect(api.callsTo('GET /clearances-results')).toEqual([]);
    expect(api.callsTo('GET /member-clearances/:id')).toEqual([]);
  });
});
