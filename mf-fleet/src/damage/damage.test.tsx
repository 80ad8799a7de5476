import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import type { DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import type { Damage, DamageRow } from '@fleetwatch/contract/damages/wire';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { onLaptop } from '@fleetwatch/kit/testing/laptop.ts';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import {
  boatDetailOf,
  BOATS,
  COACH,
  FLEET_GROUPS,
  KIM,
  MEMBERS,
} from '@fleetwatch/kit/testing/sampleClub.ts';
import { DamageDetailScreen, DamageScreen } from '../laterScreens.tsx';
import { LabelsButton } from './LabelsButton.tsx';
import { MaintenanceCard } from './MaintenanceCard.tsx';
import { ageText, statusText } from './texts.ts';

const CLUB = { ...OARS, today: '2026-05-15', features: ['damage'] };
const ADA = { _id: 'ada', name: 'Ada Lake' };
const ME = { _id: 'kim', name: 'Kim Harper' };

const rowOf = (boatName: string, more: Partial<DamageRow> = {}): DamageRow => ({
  _id: `damage-${boatName.toLowerCase()}`,
  no: 1,
  boat: boatName.toLowerCase(),
  boatName,
  group: 'group-4x',
  kind: 'damage',
  parts: ['rigger'],
  seat: 3,
  severity: 'limited',
  text: 'Rigger bent',
  by: ADA,
  at: '2026-05-14 10:00:00',
  state: 'open',
  assignee: null,
  dueBy: null,
  ...more,
});
const damageOf = (more: Partial<Damage> = {}): Damage => ({
  ...rowOf('Kestrel'),
  where: '',
  repairs: [],
  steps: [],
  cost: 0,
  costEstimate: null,
  insurance: '',
  photos: [],
  outcome: null,
  duplicateOf: null,
  may: [],
  mayCare: false,
  isOwn: false,
  ...more,
});

const ROWS = [
  rowOf('Kestrel'),
  rowOf('Tern', { severity: 'unfit', state: 'waiting', assignee: ME, dueBy: '2026-05-12', no: 3 }),
  rowOf('Finch', { severity: 'minor', by: ME, group: 'group-1x', text: 'Seat squeaks' }),
];

function open(route: string, routes: FakeRoutes = {}, profile = KIM) {
  const api = fakeApi({
    'GET /club': () => CLUB,
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /fleet-all-results': () => ({ results: BOATS }),
    'GET /users-results': () => ({ results: MEMBERS }),
    'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
    'GET /damages-results': () => ({ results: ROWS }),
    'GET /damages-closed-results': () => ({ results: [rowOf('Osprey', { state: 'closed' })] }),
    'GET /damage/:id': () => damageOf(),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/damage" element={<DamageScreen />} />
      <Route path="/damage/:damage_id" element={<DamageDetailScreen />} />
      <Route path="*" element={<p>Another screen</p>} />
    </Routes>
  );
  return { api, ...renderScreen(screens, { route, profile }) };
}
const press = (view: Pick<ReturnType<typeof open>, 'user'>, name: string) =>
  screen.findByRole('button', { name }).then((button) => view.user.click(button));

describe('/damage (rule damage.board)', () => {
  const shown = async (label: string) =>
    within(await screen.findByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('lists reports with boat, severity and status', async () => {
    open('/damage');
    const [kestrel, tern] = await shown('Open');
    expect(kestrel).toContain('Kestrel Report 1 Limited');
    expect(kestrel).toContain('Damage: rigger, seat 3. Open. Reported 1 day ago');
    expect(tern).toContain('Unfit');
    expect(tern).toContain('Overdue');
    expect(screen.getByRole('link', { name: /^Kestrel/ })).toHaveAttribute('href', '/damage/damage-kestrel');
    expect(await findViolations()).toEqual([]);
  });

  it("lists the member's own, waiting and closed reports", async () => {
    const view = open('/damage');
    await view.user.click(await screen.findByRole('tab', { name: /Mine/ }));
    expect((await shown('Mine')).map((text) => text?.slice(0, 4))).toEqual(['Tern', 'Finc']);
    await view.user.click(screen.getByRole('tab', { name: /Waiting/ }));
    expect(await shown('Waiting')).toHaveLength(1);
    await view.user.click(screen.getByRole('tab', { name: 'Closed' }));
    expect((await shown('Closed'))[0]).toContain('Osprey');
    expect(view.currentRoute()).toBe('/damage?tab=closed');
  });

  it('filters reports by severity and class, which the address keeps', async () => {
    const view = open('/damage');
    await view.user.selectOptions(await screen.findByLabelText('Severity'), 'Minor');
    expect(await shown('Open')).toHaveLength(1);
    await view.user.selectOptions(screen.getByLabelText('Class'), 'Quad');
    expect(await screen.findByText('No reports match.')).toBeVisible();
    expect(view.currentRoute()).toBe('/damage?severity=minor&class=group-4x');
  });
});

describe('/damage statistics (rule damage.numbers)', () => {
  const row = { reports: 3, miles: 500, perThousandMiles: 6, daysOut: 4, cost: 20, costPerMile: 0.04 };
  const NUMBERS: DamageNumbers = {
    season: 2026,
    reports: 3,
    cost: 20,
    pending: { upTo7: 1, upTo30: 2, older: 0 },
    closing: [{ severity: 'unfit', closed: 2, medianDays: 3.5 }],
    kinds: [{ kind: 'capsize', reports: 1 }],
    parts: [{ part: 'hull', reports: 2 }],
    boats: [{ boat: 'kestrel', boatName: 'Kestrel', className: 'Quad', ...row, costPerMile: null }],
    classes: [{ className: 'Quad', ...row }],
  };
  const openNumbers = (numbers = NUMBERS) =>
    open('/damage?tab=numbers', {
      'GET /damages-numbers': () => ({ results: numbers }),
      'GET /damages-csv': () => new Response('Boat,Report\r\nKestrel,1\r\n'),
    });

  it('shows charts with their tables, by boat and class', async () => {
    openNumbers();
    const boats = within(await screen.findByRole('region', { name: 'By boat' }));
    expect(boats.getAllByRole('row').map((each) => each.textContent)).toEqual([
      'BoatReportsMilesPer 1,000 miDays outCostPer mile',
      'Kestrel35006.00420.00–',
    ]);
    expect(screen.getByRole('img', { name: 'Reports by part' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Open reports by age' })).toHaveTextContent('8 to 30 days2');
    expect(screen.getByText('Unfit, 2 closed').nextSibling).toHaveTextContent('3.5');
    expect(await findViolations()).toEqual([]);
  });

  it('shows the chosen season, and exports it', async () => {
    const view = openNumbers({ ...NUMBERS, boats: [], classes: [], parts: [] });
    expect(await screen.findByText('No boat had a report this season.')).toBeVisible();
    await view.user.selectOptions(screen.getByLabelText('Season'), '2025');
    await waitFor(() =>
      expect(view.api.callsTo('GET /damages-numbers').map(({ query }) => query.get('season'))).toEqual([
        '2026',
        '2025',
      ]),
    );
    await view.user.click(screen.getByRole('button', { name: 'CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Damage reports' }));
    expect(await dialog.findByText('Kestrel')).toBeVisible();
  });
});

describe('/damage on a laptop', () => {
  onLaptop();

  it('groups reports by state side by side', async () => {
    const view = open('/damage');
    await press(view, 'Show as board');
    expect(within(screen.getByRole('region', { name: 'Open 2' })).getAllByRole('link')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'In repair 0' })).queryByRole('link')).toBeNull();
    expect(await findViolations()).toEqual([]);
  });
});

describe('/damage without reports', () => {
  it.each([
    ['an empty list', { 'GET /damages-results': () => ({ results: [] }) }, 'No open reports.'],
    [
      'a club that does not use it',
      {
        'GET /damages-results': () => refuse(404, 'This club does not use damage reports.', 'feature_off'),
      },
      'This club does not use damage reports.',
    ],
  ] satisfies [string, FakeRoutes, string][])(
    'shows that there are no reports for %s',
    async (_what, routes, text) => {
      open('/damage', routes);
      expect(await screen.findByText(text)).toBeVisible();
    },
  );
});

describe('/damage/{report} (rules damage.states, damage.who)', () => {
  it('shows the report, its repairs and its steps', async () => {
    const repair = { at: '2026-05-14 12:00:00', by: ADA, text: 'Straightened', minutes: 30, cost: 12.5 };
    const step = { at: '2026-05-14 11:00:00', by: ADA, state: 'open', reason: 'Again' } as const;
    open('/damage/1', {
      'GET /damage/:id': () =>
        damageOf({
          repairs: [{ ...repair, parts: [] }],
          steps: [step],
          cost: 12.5,
          costEstimate: 40,
          injury: 'firstAid',
          thirdParty: { name: 'Motor boat', contact: '' },
          where: 'Bridge',
        }),
    });
    expect(await screen.findByRole('region', { name: 'Kestrel, report 1' })).toHaveTextContent(
      /Limited.*Open.*Rigger bent.*Where: Bridge.*First aid.*Also involved: Motor boat.*Reported by Ada Lake/,
    );
    expect(screen.getByRole('region', { name: 'Repairs' })).toHaveTextContent(
      /Straightened.*Ada Lake, May 14, 12:00, 30 min, 12\.50.*Cost 12\.50, estimated 40\.00/,
    );
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Open: Again');
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('takes a step at once, and asks for the reason of a rejection', async () => {
    const view = open('/damage/1', {
      'GET /damage/:id': () => damageOf({ may: ['triaged', 'rejected'] }),
      'PUT /damage-state': () => damageOf({ state: 'triaged' }),
    });
    await press(view, 'Accept');
    expect(await screen.findByText('Kestrel, report 1: triaged.')).toBeVisible();
    await press(view, 'Reject');
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.type(dialog.getByLabelText('Why?'), 'It is the trestle.');
    await view.user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const nothing = { id: 'damage-kestrel', from: 'open', outcome: null };
    expect(view.api.callsTo('PUT /damage-state').map(({ body }) => body)).toEqual([
      { ...nothing, to: 'triaged', reason: null },
      { ...nothing, to: 'rejected', reason: 'It is the trestle.' },
    ]);
  });

  it('asks how a report ended and which duplicate stays, and shows a refusal in the dialog', async () => {
    const view = open('/damage/1', {
      'GET /damage/:id': () => damageOf({ state: 'repaired', may: ['closed', 'inRepair'] }),
      'GET /damages-results': () => ({
        results: [rowOf('Kestrel', { _id: 'other', no: 2, text: 'Bent too' }), ...ROWS],
      }),
      'PUT /damage-state': () => refuse(403, 'Someone who did not repair it must.', 'forbidden'),
    });
    await press(view, 'Close');
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.selectOptions(dialog.getByLabelText('How did it end?'), 'Reported twice');
    await view.user.selectOptions(dialog.getByLabelText('Which report stays?'), '2: Bent too');
    await view.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await dialog.findByText('Someone who did not repair it must.')).toBeVisible();
    expect(view.api.callsTo('PUT /damage-state')[0]?.body).toMatchObject({
      to: 'closed',
      outcome: 'duplicate',
      duplicateOf: 'other',
    });
  });

  it('records a repair with minutes and cost', async () => {
    const view = open('/damage/1', { 'POST /damage-repair': () => damageOf() });
    await press(view, 'Add a repair');
    const form = within(screen.getByRole('form', { name: 'Add a repair' }));
    await view.user.type(form.getByLabelText('Minutes'), 'soon');
    await view.user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Describe what was done in 1 to 280 characters.')).toBeVisible();
    expect(form.getByText('Enter whole minutes.')).toBeVisible();
    await view.user.type(form.getByLabelText('What was done?'), 'Straightened');
    await view.user.clear(form.getByLabelText('Minutes'));
    await view.user.type(form.getByLabelText('Minutes'), '30');
    await view.user.type(form.getByLabelText('Cost'), '12,5');
    await view.user.click(form.getByRole('checkbox', { name: 'Rigger' }));
    await view.user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(view.api.callsTo('POST /damage-repair')[0]?.body).toEqual({
      id: 'damage-kestrel',
      text: 'Straightened',
      minutes: 30,
      cost: 12.5,
      parts: ['rigger'],
    });
  });

  it('lets those in charge set severity, assignee, date and estimate (rule damage.care)', async () => {
    const view = open(
      '/damage/1',
      {
        'GET /damage/:id': () => damageOf({ mayCare: true }),
        'PUT /damage-care': () => damageOf({ mayCare: true, severity: 'unfit' }),
      },
      COACH,
    );
    const form = within(await screen.findByRole('form', { name: 'Assignment' }));
    await view.user.selectOptions(form.getByLabelText('Severity'), 'Unfit');
    await view.user.type(form.getByLabelText('Due'), '2026-05-20');
    await view.user.type(form.getByLabelText('Estimate'), '40');
    await view.user.click(form.getByRole('button', { name: 'Assign' }));
    await view.user.click(await screen.findByRole('option', { name: 'Ada Lake' }));
    expect(await findViolations()).toEqual([]);
    await view.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.api.callsTo('PUT /damage-care')).toHaveLength(1));
    expect(view.api.callsTo('PUT /damage-care')[0]?.body).toEqual({
      id: 'damage-kestrel',
      severity: 'unfit',
      assignee: 'ada',
      dueBy: '2026-05-20',
      costEstimate: 40,
      insurance: '',
    });
  });

  it('lets the reporter edit and withdraw a report (rule damage.own)', async () => {
    const view = open('/damage/1', {
      'GET /damage/:id': () => damageOf({ isOwn: true, injury: 'none', thirdParty: null }),
      'DELETE /damage/:id': () => damageOf({ state: 'rejected' }),
    });
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/reportdamage/kestrel?edit=damage-kestrel',
    );
    await press(view, 'Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Report withdrawn.')).toBeVisible();
    expect(view.api.callsTo('DELETE /damage/damage-kestrel')).toHaveLength(1);
  });
});

test('texts of a report', () => {
  const bare = rowOf('Kestrel', { parts: [], seat: null, dueBy: '2026-05-20', assignee: ADA });
  expect(statusText(bare)).toBe('Damage. Open (Ada Lake), due May 20.');
  expect([
    ageText('2026-05-15 06:00:00', '2026-05-15'),
    ageText('2026-05-01 06:00:00', '2026-05-15'),
  ]).toEqual(['Reported today', 'Reported 14 days ago']);
});

describe('rack labels (rule damage.labels)', () => {
  const openButton = (labels: () => unknown) => {
    const api = fakeApi({ 'GET /fleet-labels': labels });
    return { api, ...renderScreen(<LabelsButton group="group-4x" />, { profile: KIM }) };
  };

  it('saves rack labels as a PDF of the chosen class, which link to this portal', async () => {
    const saved = captureSavedFile();
    const view = openButton(() => ({ results: { fileName: 'Labels.pdf', pdf: btoa('%PDF-1.7') } }));
    await press(view, 'Download rack labels');
    await waitFor(async () => expect(await saved()).toEqual({ name: 'Labels.pdf', text: '%PDF-1.7' }));
    const [call] = view.api.callsTo('GET /fleet-labels');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ origin: location.origin, group: 'group-4x' });
  });

  it('shows why rack labels failed', async () => {
    const view = openButton(() => refuse(422, 'Labels can only link to this portal.', 'invalid:origin'));
    await press(view, 'Download rack labels');
    expect(await screen.findByText('Labels can only link to this portal.')).toBeVisible();
  });
});

describe('a boat’s maintenance (rule damage.maintenance)', () => {
  const openCard = (maintenance: BoatDetail['maintenance'], profile = COACH, mine: string[] = []) => {
    const boat = boatDetailOf(maintenance ? { maintenance } : {});
    const api = fakeApi({
      'GET /officers-results': () => ({ results: [], roster: [], mine }),
      'PUT /fleet-maintenance': () => boat,
    });
    return { api, ...renderScreen(<MaintenanceCard boat={boat} />, { profile }) };
  };
  const GREASE = { everyMiles: 200, everyDays: 30, text: 'Grease the wheels', since: '2026-05-01' };

  it('shows maintenance to members, and lets coaches set it', async () => {
    openCard(GREASE, KIM);
    expect(screen.getByRole('region', { name: 'Maintenance' })).toHaveTextContent(
      'Every 200 miles or 30 days: Grease the wheels' + 'Last done May 1.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets the boat captain set maintenance by miles, days or both', async () => {
    const view = openCard(undefined, KIM, ['boats']);
    await view.user.click(await screen.findByRole('button', { name: 'Change' }));
    await view.user.type(screen.getByLabelText('Every … miles'), '0');
    await view.user.type(screen.getByLabelText('Every … days'), '30');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Enter miles from 1/)).toBeVisible();
    expect(screen.getByText(/Describe what is wrong/)).toBeVisible();
    await view.user.clear(screen.getByLabelText('Every … miles'));
    await view.user.type(screen.getByLabelText('Task'), 'Grease the wheels');
    expect(await findViolations()).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maintenance schedule saved.')).toBeVisible();
    expect(view.api.callsTo('PUT /fleet-maintenance').map(({ body }) => body)).toEqual([
      { id: 'kestrel', everyMiles: null, everyDays: 30, text: 'Grease the wheels' },
    ]);
  });

  it('ends maintenance when miles and days are cleared', async () => {
    const view = openCard(GREASE);
    await view.user.click(screen.getByRole('button', { name: 'Change' }));
    for (const field of ['Every … miles', 'Every … days'])
      await view.user.clear(screen.getByLabelText(field));
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maintenance schedule removed.')).toBeVisible();
    expect(view.api.callsTo('PUT /fleet-maintenance')[0]?.body).toMatchObject({
      everyMiles: null,
      everyDays: null,
    });
  });

  it('hides maintenance for a boat without a schedule', () => {
    openCard(undefined, KIM);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
