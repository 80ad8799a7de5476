import { screen, within } from '@testing-library/react';
import type { ClearancesAnswer, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import { unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { CLUB, clubApi, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { FleetScreen } from './FleetScreen.tsx';

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
      boat: 'finch',
      fleetGroup: null,
      subject: 'any',
      count: null,
      clearance: 'swim',
      level: 'block',
      months: [],
      overriddenBy: ['rights'],
    },
  ],
};
const OWN: MemberClearances = {
  member: { _id: 'kim', name: 'Kim Harper' },
  grants: [],
  ahead: [],
  mayGrant: false,
};
const REASON = 'Nobody aboard holds Swim test.';
const SHOW = 'Show 1 that you are not cleared for';

function open(routes: FakeRoutes = {}, isLaptop = false) {
  const api = clubApi({
    'GET /club': () => ({ ...CLUB, features: ['clearances'] }),
    'GET /clearances-results': () => ASKED,
    'GET /member-clearances/:id': () => OWN,
    'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
    ...routes,
  });
  return Object.assign(renderScreen(<FleetScreen isLaptop={isLaptop} />, { route: '/fleet', profile: KIM }), {
    api,
  });
}

describe('boats of the fleet that the member may not take (rule clearance.may-take)', () => {
  it('hides boats the member may not take, and shows them with a link to the reason on request', async () => {
    const { user } = open();
    const show = await screen.findByRole('button', { name: SHOW });
    expect(screen.getByText('Kestrel')).toBeVisible();
    expect(screen.queryByText('Finch')).toBeNull();
    await user.click(show);
    const row = screen.getByText('Finch').closest('li');
    expect(row).toHaveTextContent(REASON);
    await user.click(screen.getByRole('button', { name: 'Actions for Finch' }));
    expect(within(row as HTMLElement).getByRole('link', { name: 'Launch Finch' })).toHaveAttribute(
      'href',
      '/actions?do=launch&class=1x&boat=finch',
    );
  });

  it('hides no boats until the requirements are loaded', async () => {
    open({ 'GET /clearances-results': unreachable });
    await screen.findByText('Finch');
    await screen.findByText('Kestrel');
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  });

  it('checks no boats in a club that does not use clearances', async () => {
    const { api } = open({ 'GET /club': () => CLUB });
    await screen.findByText('Finch');
    expect(api.callsTo('GET /clearances-results')).toEqual([]);
    expect(api.callsTo('GET /member-clearances/:id')).toEqual([]);
  });
});

describe('on a laptop', () => {
  onLaptop();
  it('hides such boats from the table too, whose state shows the reason', async () => {
    const { user } = open({}, true);
    await user.click(await screen.findByRole('button', { name: SHOW }));
    expect(screen.getByRole('row', { name: /Finch/ })).toHaveTextContent(REASON);
  });
});
