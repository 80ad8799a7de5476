import { fireEvent, screen, within } from '@testing-library/react';
import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import type { AuditEntry } from '@fleetwatch/contract/audit/wire';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { COACH, memberOf } from '@fleetwatch/kit/testing/sampleClub.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { changesOf, subjectText, actorText } from './auditEntry.ts';

const ADA = memberOf('Ada Lake', { _id: '5f0000000000000000000001' });
const MAREN = { _id: 'maren', name: 'Maren Holloway' };
const docked: AuditEntry = {
  _id: '1',
  at: '2026-05-01 06:12:09',
  who: MAREN,
  verb: 'dry-dock',
  kind: 'boat',
  subject: { _id: 'kestrel', name: 'Kestrel' },
  before: { isActive: true },
  after: { isActive: false },
};

function open(routes: FakeRoutes = {}, route = '/audit') {
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /audit-results': () => ({ results: [docked] }),
    ...routes,
  });
  return { api, ...renderScreen(<AuditScreen />, { route, profile: COACH }) };
}
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Audit entries' })).getAllByRole('listitem');
const askedFor = ({ api }: ReturnType<typeof open>) =>
  api.callsTo('GET /audit-results').map(({ query }) => Object.fromEntries(query));

it('shows who did what to which boat, when, and the changes (rule audit.shown)', async () => {
  open();
  const [entry] = await entries();
  expect(entry).toHaveTextContent('Kestrel, boat: dry-docked');
  expect(entry).toHaveTextContent('In service: yes → no');
  expect(entry).toHaveTextContent(/Maren Holloway, .*06:12/);
  expect(await findViolations()).toEqual([]);
});

it('filters the trail by kind and days, which the address keeps', async () => {
  const view = open({}, '/audit?kind=oar&since=2026-04-30');
  await entries();
  await view.user.selectOptions(screen.getByLabelText('About'), 'Members');
  fireEvent.change(screen.getByLabelText('Through'), { target: { value: '2026-05-02' } });
  await entries();
  expect(askedFor(view)).toEqual([
    { since: '2026-04-30', limit: '50' },
    { kind: 'member', since: '2026-04-30', limit: '50' },
    { kind: 'member', since: '2026-04-30', until: '2026-05-02', limit: '50' },
  ]);
});

it('filters the trail by who did it', async () => {
  const view = open({ 'GET /users-results': () => ({ results: [ADA] }) });
  await entries();
  await view.user.click(screen.getByRole('button', { name: 'By anyone' }));
  await view.user.click(await screen.findByRole('option', { name: ADA.name }));
  await view.user.click(await screen.findByRole('button', { name: `By ${ADA.name}` }));
  await entries();
  expect(askedFor(view).map(({ who }) => who)).toEqual([undefined, ADA._id, undefined]);
});

it('shows more entries on request', async () => {
  const view = open({
    'GET /audit-results': ({ query }) =>
      query.has('after')
        ? { results: [{ ...docked, _id: '2', verb: 'splash' }] }
        : { results: [docked], next: '1_a' },
  });
  await entries();
  await view.user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/: splashed/)).toBeVisible();
  expect(await entries()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('shows when nothing matches, why a request failed, and tries again', async () => {
  open({ 'GET /audit-results': () => ({ results: [] }) }).unmount();
  const { user } = open({ 'GET /audit-results': unreachable });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeApi({ 'GET /club': () => OARS, 'GET /audit-results': () => ({ results: [] }) });
  await user.click(again);
  expect(await screen.findByText('No entries match.')).toBeVisible();
});

it('saves a file of the same filter', async () => {
  const { api, user } = open(
    { 'GET /audit-csv': () => new Response('When,Who\r\n2026-05-01,Maren Holloway\r\n') },
    '/audit?kind=boat',
  );
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Audit' });
  expect(await within(dialog).findByText('Maren Holloway')).toBeVisible();
  expect(api.callsTo('GET /audit-csv')[0]?.query.get('kind')).toBe('boat');
});

it('shows why a file is refused', async () => {
  open({ 'GET /audit-csv': () => refuse(403, 'Only coaches!', 'coaches_only') }, '/audit?csv=1');
  expect(await screen.findByText('Only coaches!')).toBeVisible();
});

it('shows words for values, unnamed subjects, and members without a sign-in', () => {
  const after = {
    crew: ['Kim Harper', 'Ada Lake'],
    milesHundredths: 425,
    log: [{}, {}],
    text: 'changed',
    crewLimit: 4,
  };
  const entry: AuditEntry = {
    ...docked,
    kind: 'plan',
    subject: null,
    who: null,
    before: { crew: [], isLate: null, log: [{}] },
    after,
  };
  expect(subjectText(entry)).toBe('Plan');
  expect(actorText(entry)).toBe('No sign-in');
  expect(actorText({ ...entry, who: { _id: 'x', name: null } })).toBe('Former Member');
  expect(changesOf(entry)).toEqual([
    { field: 'Crew', before: '–', after: 'Kim Harper, Ada Lake' },
    { field: 'Late', before: '–', after: '–' },
    { field: "Captain's log", before: '1 entry', after: '2 entries' },
    { field: 'Distance', before: '', after: '4.25 mi' },
    { field: 'Text', before: '', after: 'changed' },
    { field: 'Crew limit', before: '', after: '4' },
  ]);
  // Distances entered in meters are shown in meters.
  const rowed = { before: { milesHundredths: 500 }, after: { milesHundredths: hundredthsOfMeters(12_000) } };
  expect(changesOf({ ...entry, ...rowed })).toEqual([
    { field: 'Distance', before: '5 mi', after: '12.0 km' },
  ]);
  expect(changesOf({ ...entry, before: null })).toEqual([]);

  const moved: AuditEntry = {
    ...docked,
    verb: 'move',
    kind: 'damage',
    before: { state: 'waiting', severity: 'unfit', outcome: null },
    after: { state: 'inRepair', severity: 'limited', outcome: 'noFault' },
  };
  expect(subjectText(moved)).toBe('Kestrel, damage report');
  expect(changesOf(moved)).toEqual([
    { field: 'State', before: 'Waiting', after: 'In repair' },
    { field: 'Severity', before: 'Unfit', after: 'Limited' },
    { field: 'Outcome', before: '–', after: 'No fault found' },
  ]);
});
