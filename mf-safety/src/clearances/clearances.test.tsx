import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  CLEARANCE_NAME_LENGTH,
  COUNT_NEEDED,
  REVOKE_REASON_LENGTH,
  WATER_BELOW_INVALID,
} from '@fleetwatch/contract/clearances/texts';
import { BIRTH_DATE_INVALID, GUARDIAN_NAME } from '@fleetwatch/contract/members/texts';
import type {
  Clearance,
  ClearanceMatrix,
  Grant,
  MemberClearances,
  Requirement,
} from '@fleetwatch/contract/clearances/wire';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { BOATS, FLEET_GROUPS, KIM, MEMBERS } from '@fleetwatch/kit/testing/sampleClub.ts';
import { ClearancesScreen } from '../safetyParts.tsx';
import { aheadText, clearanceText, monthsText, requirementText } from './texts.ts';
import { grantBadge } from './grantBadge.ts';

const TODAY = '2026-05-15';
const CLUB = { ...OARS, today: TODAY, features: ['clearances'] };

const clearanceOf = (name: string, more: Partial<Clearance> = {}): Clearance => ({
  _id: name.toLowerCase(),
  name,
  kind: 'swim',
  isPerClass: false,
  validMonths: 36,
  renewDays: 60,
  needs: [],
  minMiles: null,
  minHours: null,
  checklist: [],
  ...more,
});
const SWIM = clearanceOf('Swim test', { _id: 'swim', checklist: ['Swims 150 yards', 'Treads water'] });
const SINGLE = clearanceOf('Single', { _id: 'single', kind: 'row', needs: ['swim'], minMiles: 100 });
const BAN = clearanceOf('Ban from rowing', { _id: 'ban', kind: 'ban', validMonths: null });
const QUADS = FLEET_GROUPS.find(({ moniker }) => moniker === '4x')?._id ?? '';
const ASKED: Requirement = {
  _id: 'r1',
  boat: null,
  fleetGroup: QUADS,
  subject: 'all',
  count: null,
  clearance: 'swim',
  level: 'block',
  months: [],
  overriddenBy: ['rights'],
};
const grantOf = (more: Partial<Grant> = {}): Grant => ({
  _id: 'grant-1',
  clearance: 'swim',
  fleetGroup: null,
  acquired: '2024-05-15',
  expires: '2027-05-15',
  isRevoked: false,
  by: 'Robin Ash',
  evidence: 'At the lake',
  revoked: null,
  ...more,
});
const own = (more: Partial<MemberClearances> = {}): MemberClearances => ({
  member: { _id: 'kim', name: 'Kim Harper' },
  grants: [grantOf()],
  mayGrant: false,
  ahead: [
    { clearance: 'single', fleetGroup: null, missing: [], miles: { rowed: 42, needed: 100 }, hours: null },
  ],
  ...more,
});
const MATRIX: ClearanceMatrix = {
  columns: [
    { clearance: 'single', fleetGroup: QUADS },
    { clearance: 'swim', fleetGroup: null },
  ],
  rows: [
    { _id: 'ada', name: 'Ada Lake', cells: [null, { standing: 'held', expires: '2026-06-01' }] },
    { _id: 'bo', name: 'Bo Lind', cells: [null, null] },
    { _id: 'kim', name: 'Kim Harper', cells: [{ standing: 'held', expires: null }, null] },
  ],
};

function open(route = '/clearances', routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': () => CLUB,
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /fleet-all-results': () => ({ results: BOATS }),
    'GET /users-results': () => ({ results: MEMBERS }),
    'GET /clearances-results': () => ({ clearances: [BAN, SINGLE, SWIM], requirements: [ASKED] }),
    'GET /member-clearances/:id': () => own(),
    'GET /clearance-matrix': () => MATRIX,
    'GET /sortiegroups-results': () => ({ results: [{ _id: 'race', name: 'Racing Pieces' }] }),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/clearances" element={<ClearancesScreen />} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile: KIM }) };
}
const asOfficer: FakeRoutes = { 'GET /member-clearances/:id': () => own({ mayGrant: true }) };
type View = Pick<ReturnType<typeof open>, 'user'>;
const press = async (view: View, name: string | RegExp) =>
  view.user.click(await screen.findByRole('button', { name }));
const type = async (view: View, label: string, text: string) => {
  await view.user.clear(screen.getByLabelText(label));
  await view.user.type(screen.getByLabelText(label), text);
};
const choose = async (view: View, label: string, text: string) =>
  view.user.selectOptions(await screen.findByLabelText(label), text);
const itemsOf = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

// jsdom measures nothing: the box of the matrix is as high as five rows.
beforeEach(() => {
  for (const size of ['clientHeight', 'clientWidth'] as const)
    jest.spyOn(Element.prototype, size, 'get').mockReturnValue(240);
});

describe('one’s own clearances (rule clearance.screen)', () => {
  it("shows a member's clearances with their last day and what comes next, without the officers' tabs", async () => {
    const before = grantOf({
      _id: 'grant-0',
      isRevoked: true,
      acquired: '2023-01-01',
      expires: null,
      revoked: { by: 'Robin Ash', on: '2023-02-01', reason: 'Capsized twice' },
    });
    open('/clearances', { 'GET /member-clearances/:id': () => own({ grants: [grantOf(), before] }) });
    expect(await itemsOf('Clearances')).toEqual([
      'Swim testGranted May 15, 2024 by Robin Ash. At the lakeUntil May 15, 2027',
    ]);
    expect(await itemsOf('What comes next')).toEqual(['Single42 of 100 miles.']);
    expect(screen.getByText('History (1)')).toBeVisible();
    expect(
      screen.getByText('From Jan 1, 2023, by Robin Ash. Revoked Feb 1, 2023 by Robin Ash: Capsized twice'),
    ).toBeInTheDocument();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Mine', 'Rules']);
    expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('shows a text when there are no clearances', async () => {
    open('/clearances', { 'GET /member-clearances/:id': () => own({ grants: [], ahead: [] }) });
    expect(await screen.findByText('No clearances yet.')).toBeVisible();
  });
});

describe('an officer', () => {
  it('lets an officer grant a clearance, and shows why one is refused (rule clearance.grants)', async () => {
    let refused = [{ _id: 'kim', name: 'Kim Harper', text: 'Kim Harper still needs Swim test.' }];
    const view = open('/clearances', {
      ...asOfficer,
      'POST /grants': () => ({ granted: refused.length === 0 ? [{ _id: 'kim' }] : [], refused }),
    });
    await press(view, 'Grant');
    await view.user.click(screen.getAllByRole('button', { name: 'Grant' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Choose a clearance.')).toBeVisible();
    await choose(view, 'Clearance', 'Single');
    expect(screen.getByText('Valid for 3 years. Needs Swim test, 100 miles.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await press(view, 'Grant');
    expect(await screen.findByText('Kim Harper still needs Swim test.')).toBeVisible();
    refused = [];
    await type(view, 'Evidence', 'Seen at the regatta');
    await view.user.click(screen.getByLabelText('Set a different last day'));
    await press(view, 'Grant');
    expect(await screen.findByText('Single granted to Kim Harper.')).toBeVisible();
    expect(view.api.callsTo('POST /grants').at(-1)?.body).toEqual({
      members: ['kim'],
      clearance: 'single',
      fleetGroup: null,
      acquired: TODAY,
      evidence: 'Seen at the regatta',
      expires: null,
    });
  });

  it('lets an officer revoke a clearance for a reason', async () => {
    const view = open('/clearances', {
      ...asOfficer,
      'PUT /grant-revoke': () => grantOf({ isRevoked: true }),
    });
    await press(view, 'Revoke Swim test');
    await press(view, 'Revoke');
    expect(await screen.findByText(REVOKE_REASON_LENGTH)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await type(view, 'Reason', 'Capsized twice');
    await press(view, 'Revoke');
    expect(await screen.findByText('Swim test revoked.')).toBeVisible();
    expect(view.api.callsTo('PUT /grant-revoke')[0]?.body).toEqual({
      id: 'grant-1',
      reason: 'Capsized twice',
    });
  });

  it('shows an officer all members as a list on a phone', async () => {
    open('/clearances?tab=members', asOfficer);
    expect(await itemsOf('Members')).toEqual([
      'Ada Lake1 held, expiring soon',
      'Bo Lind0 held',
      'Kim Harper1 held',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('checks several candidates off a list and grants to those who passed (rule clearance.test-day)', async () => {
    const view = open('/clearances?tab=test', {
      ...asOfficer,
      'POST /grants': () => ({
        granted: [{ _id: 'ada', name: 'Ada Lake', expires: null }],
        refused: [],
      }),
    });
    await choose(view, 'Clearance', 'Swim test');
    await press(view, 'Add a candidate');
    await press(view, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const name of ['Ada Lake', 'Kim Harper']) {
      await press(view, 'Add a candidate');
      await view.user.click(await screen.findByRole('option', { name }));
    }
    expect(screen.getByRole('button', { name: 'No one has passed yet' })).toBeDisabled();
    const ada = screen.getByRole('group', { name: 'What Ada Lake has shown' });
    for (const line of ['Swims 150 yards', 'Treads water']) {
      await view.user.click(within(ada).getByRole('checkbox', { name: line }));
    }
    await view.user.click(
      within(screen.getByRole('group', { name: 'What Kim Harper has shown' })).getByLabelText('Treads water'),
    );
    expect(await findViolations()).toEqual([]);
    await press(view, 'Grant to 1 who passed');
    expect(await screen.findByText('Granted to Ada Lake.')).toBeVisible();
    expect(view.api.callsTo('POST /grants')[0]?.body).toMatchObject({
      members: ['ada'],
      clearance: 'swim',
    });
    // Candidates who have not passed stay, with their ticks.
    expect(screen.queryByRole('group', { name: 'What Ada Lake has shown' })).toBeNull();
    expect(
      within(screen.getByRole('group', { name: 'What Kim Harper has shown' })).getByLabelText('Treads water'),
    ).toBeChecked();
    await press(view, 'Remove Kim Harper');
    expect(screen.queryByRole('group', { name: 'What Kim Harper has shown' })).toBeNull();
  });
});

describe('an officer on a laptop', () => {
  onLaptop();

  it('shows an officer all members and what they hold, and opens one (rule clearance.matrix)', async () => {
    const view = open('/clearances?tab=members', asOfficer);
    const table = await screen.findByRole('table', { name: 'Members and their clearances' });
    expect(table).toHaveAttribute('aria-rowcount', '4');
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows()).toEqual([
      'MemberSingle, QuadSwim test',
      'Ada Lake–Expires Jun 1',
      'Bo Lind––',
      'Kim HarperHeld–',
    ]);
    expect(await findViolations()).toEqual([]);
    await choose(view, 'Show', 'Expired or expiring soon');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await choose(view, 'Show', 'No clearances');
    await waitFor(() => expect(rows().at(-1)).toBe('Bo Lind––'));
    const search = screen.getByRole('searchbox', { name: /Search members/ });
    await view.user.type(search, 'zz');
    expect(await screen.findByText('No members match.')).toBeVisible();
    await view.user.clear(search);
    await view.user.click(await screen.findByRole('link', { name: 'Bo Lind' }));
    expect(view.api.callsTo('GET /member-clearances/bo')).toHaveLength(1);
    await press(view, 'All members');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('opens a member by keyboard, and leaves clicks with a modifier key to the browser', async () => {
    const view = open('/clearances?tab=members', asOfficer);
    const link = await screen.findByRole('link', { name: 'Bo Lind' });
    expect(link).toHaveAttribute('href', '?tab=members&member=bo');
    const isTaken: boolean[] = [];
    const look = (event: Event) => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', look);
    fireEvent.click(link, { ctrlKey: true });
    link.focus();
    await view.user.keyboard('{Enter}');
    document.removeEventListener('click', look);
    expect(isTaken).toEqual([false, true]);
    expect(await screen.findByRole('button', { name: 'All members' })).toBeVisible();
  });
});

describe('ages, in a club with juniors (rules member.age, member.guardian)', () => {
  const aged = (age: MemberClearances['age'], mayGrant = false): FakeRoutes => ({
    'GET /member-clearances/:id': () => own({ age, mayGrant }),
    'PUT /member-age': () => age ?? {},
  });

  it('lets a member enter their age once, with the guardian of a minor', async () => {
    const view = open('/clearances', aged({ isKnown: false, isMinor: false, guardian: null, mayGive: true }));
    expect(await screen.findByText('No birth date on file.')).toBeVisible();
    await press(view, 'Add birth date');
    await type(view, 'Birth date', '2030-01-01');
    await type(view, 'Guardian', 'Petra');
    await press(view, 'Save');
    expect(await screen.findByText(BIRTH_DATE_INVALID)).toBeVisible();
    expect(screen.getByText(GUARDIAN_NAME)).toBeVisible();
    expect(screen.queryByLabelText('Consent given on')).toBeNull();
    expect(await findViolations()).toEqual([]);
    await type(view, 'Birth date', '2010-05-01');
    await type(view, 'Guardian', 'Petra Tidewell');
    await type(view, "Guardian's email", 'petra@example.org');
    await press(view, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /member-age')[0]?.body).toEqual({
      id: 'kim',
      birthDate: '2010-05-01',
      guardian: { name: 'Petra Tidewell', email: 'petra@example.org', consentOn: null },
    });
  });

  it('stores a consent that an officer records', async () => {
    const guardian = { name: 'Petra Tidewell', email: 'petra@example.org', consentOn: null };
    const view = open('/clearances', aged({ isKnown: true, isMinor: true, guardian, mayGive: true }, true));
    expect(await screen.findByText('Under 18.')).toBeVisible();
    expect(screen.getByText('Guardian: Petra Tidewell, petra@example.org. No consent yet.')).toBeVisible();
    await press(view, 'Change');
    await type(view, 'Consent given on', '2026-05-01');
    await press(view, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /member-age')[0]?.body).toEqual({
      id: 'kim',
      birthDate: null,
      guardian: { ...guardian, consentOn: '2026-05-01' },
    });
  });
});

describe('the rules (rules clearance.kinds, clearance.requirements)', () => {
  it('shows the rules to everyone, and lets only officers edit them', async () => {
    open('/clearances?tab=rules');
    expect(await itemsOf('Clearances')).toEqual([
      'Ban from rowingNever expires.Ban from rowing',
      'SingleValid for 3 years. Needs Swim test, 100 miles.Rowing',
      'Swim testValid for 3 years.Swimming',
    ]);
    expect(await itemsOf('Requirements')).toEqual(['Quad: Swim testEveryone aboard. Stops the launch.']);
    expect(screen.queryByRole('button', { name: /Edit|Add/ })).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("starts the rules with a country's presets", async () => {
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      'GET /clearances-results': () => ({ clearances: [], requirements: [] }),
      'POST /clearance-preset': () => ({ clearances: 9, requirements: 15 }),
    });
    await choose(view, 'Country', 'Denmark');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Add');
    expect(await screen.findByText('Added 9 clearances and 15 requirements.')).toBeVisible();
    expect(view.api.callsTo('POST /clearance-preset')[0]?.body).toEqual({ preset: 'dk' });
  });

  it('lets officers change the boats per supervisor in a club with juniors', async () => {
    const answer = { clearances: [SWIM], requirements: [], boatsPerSupervisor: 4 };
    const routes = { 'GET /clearances-results': () => answer };
    const limit = /at most 4 boats at a time/;
    const { unmount } = open('/clearances?tab=rules', routes);
    expect(await screen.findByText(limit)).toBeVisible();
    expect(screen.queryByLabelText('Boats per supervisor')).toBeNull();
    unmount();
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      ...routes,
      'PUT /supervision-settings': ({ body }) => body,
    });
    await screen.findByText(limit);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await choose(view, 'Boats per supervisor', '8');
    expect(await findViolations()).toEqual([]);
    answer.boatsPerSupervisor = 8;
    await press(view, 'Save');
    expect(await screen.findByText(/at most 8 boats at a time/)).toBeVisible();
    expect(view.api.callsTo('PUT /supervision-settings')[0]?.body).toEqual({ boatsPerSupervisor: 8 });
  });

  it('adds, edits and removes a clearance', async () => {
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      'POST /clearance': () => SWIM,
      'PUT /clearance/:id': () => SWIM,
      'DELETE /clearance/swim': () => refuse(409, 'Members hold this clearance.', 'clearance_used'),
    });
    await press(view, 'Add a clearance');
    await type(view, 'Valid for (months)', '1.5');
    await press(view, 'Save');
    expect(await screen.findByText(CLEARANCE_NAME_LENGTH)).toBeVisible();
    await type(view, 'Name', 'Flip test');
    await type(view, 'Valid for (months)', '24');
    await view.user.click(screen.getByRole('checkbox', { name: 'Swim test' }));
    await type(view, 'Checklist', 'Climbs back in{Enter}{Enter} Swims to the shore ');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save');
    expect(await screen.findByText('Flip test saved.')).toBeVisible();
    expect(view.api.callsTo('POST /clearance')[0]?.body).toEqual({
      name: 'Flip test',
      kind: 'row',
      isPerClass: false,
      validMonths: 24,
      renewDays: 60,
      needs: ['swim'],
      minMiles: null,
      minHours: null,
      checklist: ['Climbs back in', 'Swims to the shore'],
    });
    await press(view, 'Edit Swim test');
    await press(view, 'Remove');
    expect(await screen.findByText('Members hold this clearance.')).toBeVisible();
    await press(view, 'Save');
    expect(await screen.findByText('Swim test saved.')).toBeVisible();
  });

  it('adds, edits and removes a requirement of a boat', async () => {
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      'POST /requirement': () => ASKED,
      'PUT /requirement/:id': () => ASKED,
      'DELETE /requirement/:id': () => ASKED,
    });
    await press(view, 'Add a requirement');
    await choose(view, 'Boat or class', 'Kestrel');
    await choose(view, 'Who', 'A number of those aboard');
    await type(view, 'How many', '12');
    await press(view, 'Save');
    expect(await screen.findByText(COUNT_NEEDED)).toBeVisible();
    expect(await screen.findByText('Choose a clearance.')).toBeVisible();
    await type(view, 'How many', '2');
    await choose(view, 'Clearance', 'Swim test');
    await view.user.click(screen.getByRole('radio', { name: 'Stops the launch' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Nov' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Safety officer' }));
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save');
    expect(await screen.findByText('Requirement saved.')).toBeVisible();
    expect(view.api.callsTo('POST /requirement')[0]?.body).toEqual({
      boat: 'kestrel',
      fleetGroup: null,
      subject: 'count',
      count: 2,
      clearance: 'swim',
      level: 'block',
      months: [11],
      when: {},
      overriddenBy: ['safety', 'rights'],
      area: null,
      workoutType: null,
    });
    await press(view, 'Edit Quad: Swim test');
    await press(view, 'Remove');
    expect(await screen.findByText('Requirement removed.')).toBeVisible();
    expect(view.api.callsTo('DELETE /requirement/r1')).toHaveLength(1);
  });

  it('sets requirements on a stretch of water and for a workout type (rule clearance.where)', async () => {
    const settings = { ...DEFAULT_SETTINGS, areas: [{ _id: 'lake', name: 'Lower lake', minutes: null }] };
    const asked: Requirement = { ...ASKED, workoutType: 'race' };
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      'GET /clearances-results': () => ({ clearances: [SWIM], requirements: [asked] }),
      'GET /club': () => ({ ...CLUB, features: ['clearances', 'overdue'] }),
      'GET /out-boats': () => ({ results: [], settings, lastBoat: null }),
      'PUT /requirement/:id': () => asked,
    });
    expect(await screen.findByText(/ For Racing Pieces\.$/)).toBeVisible();
    await press(view, 'Edit Quad: Swim test');
    await choose(view, 'Water', 'Lower lake');
    await choose(view, 'Workout', 'Any workout, or none');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save');
    expect(await screen.findByText('Requirement saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /requirement/:id')[0]?.body).toMatchObject({
      area: 'lake',
      workoutType: null,
    });
  });

  it('sets requirements in the dark, in cold water and from a flag on, if the club has these features (rule clearance.when)', async () => {
    const asked: Requirement = { ...ASKED, when: { flag: 'red' } };
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      'GET /clearances-results': () => ({ clearances: [SWIM], requirements: [asked] }),
      'GET /club': () => ({ ...CLUB, features: ['clearances', 'conditions'] }),
      'PUT /requirement/:id': () => asked,
    });
    await press(view, 'Edit Quad: Swim test');
    expect(screen.queryByRole('checkbox', { name: 'Only in the dark' })).toBeNull();
    await type(view, 'Only in water below (°C)', '31');
    await choose(view, 'Only at or above flag', 'Yellow');
    await press(view, 'Save');
    expect(await screen.findByText(WATER_BELOW_INVALID)).toBeVisible();
    await type(view, 'Only in water below (°C)', '9,5');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save');
    expect(await screen.findByText('Requirement saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /requirement/r1')[0]?.body).toMatchObject({
      when: { waterBelow: 9.5, flag: 'yellow' },
    });
  });

  it('offers the dark when the club has a place, and keeps earlier choices', async () => {
    const asked: Requirement = { ...ASKED, when: { waterBelow: 10 } };
    const view = open('/clearances?tab=rules', {
      ...asOfficer,
      'GET /clearances-results': () => ({ clearances: [SWIM], requirements: [asked] }),
      'GET /club': () => ({ ...CLUB, place: { latitude: 41.9, longitude: -87.6 } }),
      'PUT /requirement/:id': () => asked,
    });
    await press(view, 'Edit Quad: Swim test');
    await view.user.click(screen.getByRole('checkbox', { name: 'Only in the dark' }));
    await press(view, 'Save');
    expect(await screen.findByText('Requirement saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /requirement/r1')[0]?.body).toMatchObject({
      when: { dark: true, waterBelow: 10 },
    });
  });
});

describe('texts', () => {
  test.each([
    ['held', null, 'Held', 'green'],
    ['held', '2027-05-15', 'Until May 15, 2027', 'green'],
    ['held', '2026-06-01', 'Expires Jun 1', 'amber'],
    ['held', TODAY, 'Last day today', 'amber'],
    ['grace', '2026-05-10', 'Expired May 10, in grace period', 'amber'],
    ['expired', '2026-03-01', 'Expired Mar 1', 'red'],
  ] as const)('%s to %s is %s', (status, expires, text, tone) => {
    expect(grantBadge(status, expires, TODAY)).toEqual({ text, tone });
  });

  it('describes the next clearances, their needs, and requirements', () => {
    const nameOf = (id: string) => (id === 'swim' ? 'Swim test' : id);
    const ahead = { clearance: 'single', fleetGroup: null, missing: ['swim'], miles: null };
    expect(aheadText({ ...ahead, hours: { rowed: 1.5, needed: 10 } }, nameOf)).toBe(
      'Swim test first. 1.5 of 10 hours.',
    );
    expect(aheadText({ ...ahead, missing: [], hours: null }, nameOf)).toBe('');
    expect(clearanceText({ ...SINGLE, validMonths: null, isPerClass: true, minHours: 5 }, nameOf)).toBe(
      'Never expires. Granted per class. Needs Swim test, 100 miles, 5 hours.',
    );
    expect([12, 18, 1].map(monthsText)).toEqual(['1 year', '18 months', '1 month']);
    const known = {
      areas: [{ _id: 'lake', name: 'Lower lake' }],
      workoutTypes: [{ _id: 't1', name: 'Pyramids' }],
    };
    const seldom = { ...ASKED, subject: 'count', count: 3, level: 'warn', months: [1, 12] } as const;
    expect(requirementText({ ...seldom, months: [1, 12] }, known)).toBe(
      'At least 3 aboard. Warns. In Jan, Dec.',
    );
    const when = { dark: true, waterBelow: 10, flag: 'yellow' } as const;
    const there = { area: 'lake', workoutType: 't1' };
    expect(requirementText({ ...ASKED, months: [], level: 'block', ...there }, known)).toMatch(
      / On Lower lake\. For Pyramids\.$/,
    );
    expect(requirementText({ ...ASKED, months: [], level: 'warn', when }, known)).toMatch(
      /Warns\. In the dark\. In water below 10 °C\. At a yellow flag or above\.$/,
    );
  });
});

it("opens the members' clearances as a file (rule clearance.file)", async () => {
  const text = () => new Response('Name,Clearance\r\nAda Lake,Swim test\r\n');
  const view = open('/clearances?tab=members', { ...asOfficer, 'GET /clearances-csv': text });
  await press(view, 'CSV');
  const file = await screen.findByRole('dialog', { name: 'Clearances' });
  expect(await within(file).findByText('Ada Lake')).toBeVisible();
});
