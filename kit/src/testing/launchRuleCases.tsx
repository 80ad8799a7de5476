import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { flagIs } from '@fleetwatch/contract/conditions/texts';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '../store/invalidateTags.ts';
import type { AppStore } from '../store/createStore.ts';
import type { TagType } from '../store/tagTypes.ts';
import { unreachable, type FakeApi, type FakeRoutes } from './fakeApi.tsx';
import { findViolations } from './findViolations.tsx';
import { OARS } from './sampleData.tsx';

/** The form of a launch, opened by a test. */
export interface OpenLaunch {
  api: FakeApi;
  store: AppStore;
  user: UserEvent;
}

/** A way to launch, such as a screen. */
export interface LaunchWay {
  /** Opens its form; the given routes take precedence over its own. */
  open: (routes: FakeRoutes) => Promise<OpenLaunch>;
  /** Query of GET /launch-check: `{ bus: 'kestrel' }`. */
  target: Record<string, string>;
  /** The call that launches: 'POST /launch'. */
  sends: string;
  /** The control that launches; null if there is none. */
  control: () => HTMLElement | null;
  /** Uses it. */
  confirm: (control: HTMLElement, user: UserEvent) => Promise<void>;
  /** Verb of the confirmation of warnings. */
  verb: string;
  /** The toast after it. */
  done: string;
}

interface RuleCase {
  kind: string;
  answer: RuleAnswer;
  /** Tags that a change event invalidates. */
  changedBy: TagType;
}

const caseOf = (
  kind: string,
  changedBy: TagType,
  answer: Pick<RuleAnswer, 'code' | 'level' | 'ruleId' | 'text'>,
): RuleCase => ({
  kind,
  changedBy,
  answer: { ...answer, subjectIds: [`subject of ${kind}`], overriddenBy: [] },
});

const requirement = { ruleId: 'clearance.requirements' };
const condition = { ruleId: 'condition.launch' };
const reserved = { code: 'reserved_for', ruleId: 'reservation.held' };

const WARNINGS: readonly RuleCase[] = [
  caseOf('a limited boat', 'Boats', {
    code: 'damage_limited',
    level: 'warn',
    ruleId: 'damage.limited',
    text: 'Kestrel: Rigger bent.',
  }),
  caseOf('a clearance that warns', 'Boats', {
    ...requirement,
    code: 'not_cleared:r1',
    level: 'warn',
    text: 'Kim: Swim test expired 3 May.',
  }),
  caseOf('a yellow flag', 'Club', {
    ...condition,
    code: 'conditions_warn:f1',
    level: 'warn',
    text: 'Yellow flag: Fog.',
  }),
  caseOf('a reservation that warns', 'Plans', {
    ...reserved,
    level: 'warn',
    text: 'Kestrel is reserved 06:00–07:30 by Ada Lake.',
  }),
];

const STOPS: readonly RuleCase[] = [
  caseOf('a clearance that stops', 'Boats', {
    ...requirement,
    code: 'not_cleared:r2',
    level: 'block',
    text: 'Kim does not hold Swim test.',
  }),
  caseOf('a ban', 'Members', {
    code: 'banned',
    level: 'block',
    ruleId: 'clearance.ban',
    text: 'Kim may not row.',
  }),
  caseOf('a minor alone', 'Members', {
    code: 'minors_alone',
    level: 'block',
    ruleId: 'clearance.supervision',
    text: 'Kim is a minor. Name who supervises.',
  }),
  caseOf('a red flag', 'Club', {
    ...condition,
    code: 'conditions_stop:f2',
    level: 'block',
    text: 'Red flag: Lightning.',
  }),
  caseOf('a reservation that stops', 'Plans', {
    ...reserved,
    level: 'block',
    text: 'Kestrel is reserved 06:00–07:30 by Ada Lake.',
  }),
];

const REASON = 'I row beside them';

async function findControl({ control }: LaunchWay): Promise<HTMLElement> {
  return waitFor(() => {
    const found = control();
    if (!found) throw new Error('There is nothing that launches.');
    return found;
  });
}

const sentBy = ({ sends }: LaunchWay, { api }: OpenLaunch): unknown[] =>
  api.callsTo(sends).map(({ body }) => body);

async function testWarning(way: LaunchWay, { answer, changedBy }: RuleCase): Promise<void> {
  const view = await way.open({ 'GET /launch-check': () => ({ results: [], canOverride: [] }) });
  await findControl(way);
  await waitFor(() => expect(view.api.callsTo('GET /launch-check')).toHaveLength(1));
  view.api.answer({ 'GET /launch-check': () => ({ results: [answer], canOverride: [] }) });
  act(() => void view.store.dispatch(invalidateTags([changedBy])));
  const lines = within(await screen.findByRole('group', { name: 'Before you launch' }));
  expect(lines.getByText(answer.text)).toBeVisible();
  await way.confirm(await findControl(way), view.user);
  const question = within(await screen.findByRole('dialog', { name: 'Before you launch' }));
  expect(question.getByText(answer.text, { exact: false })).toBeVisible();
  expect(sentBy(way, view)).toEqual([]);
  await view.user.click(question.getByRole('button', { name: way.verb }));
  expect(await screen.findByText(way.done)).toBeVisible();
  expect(sentBy(way, view)).toHaveLength(1);
  const { code, subjectIds } = answer;
  expect(sentBy(way, view)).toMatchObject([{ replies: [{ code, subjectIds }] }]);
  const [first] = view.api.callsTo('GET /launch-check');
  expect(Object.fromEntries(first?.query ?? [])).toMatchObject(way.target);
}

async function testStop(way: LaunchWay, { answer, changedBy }: RuleCase): Promise<void> {
  const view = await way.open({ 'GET /launch-check': () => ({ results: [], canOverride: [] }) });
  await findControl(way);
  await waitFor(() => expect(view.api.callsTo('GET /launch-check')).toHaveLength(1));
  const change = (canOverride: string[]) => {
    view.api.answer({ 'GET /launch-check': () => ({ results: [answer], canOverride }) });
    act(() => void view.store.dispatch(invalidateTags([changedBy])));
  };
  change([]);
  const stop = within(await screen.findByRole('alert', { name: 'What stops the launch' }));
  expect(stop.getByText(answer.text)).toBeVisible();
  expect(way.control()).toBeNull();
  change([answer.code]);
  const reason = await screen.findByRole('textbox', { name: /^Reason for launching anyway/ });
  expect(await findControl(way)).toBeDisabled();
  await view.user.type(reason, REASON);
  await waitFor(() => expect(way.control()).toBeEnabled());
  expect(sentBy(way, view)).toEqual([]);
  await way.confirm(await findControl(way), view.user);
  expect(await screen.findByText(way.done)).toBeVisible();
  expect(sentBy(way, view)).toHaveLength(1);
  const { code, subjectIds } = answer;
  expect(sentBy(way, view)).toMatchObject([{ replies: [{ code, subjectIds, reason: REASON }] }]);
}

async function testSupervisor(way: LaunchWay): Promise<void> {
  const alone = STOPS.find(({ answer }) => answer.code === 'minors_alone')?.answer;
  const watched = { ...alone, code: 'supervised', level: 'info', text: 'Ada Lake supervises.' };
  const view = await way.open({
    'GET /launch-check': ({ query }) => ({
      results: [query.get('supervisor') === 'ada' ? watched : alone],
      canOverride: [],
    }),
  });
  const supervisor = await screen.findByRole('combobox', { name: 'Supervisor' });
  expect(way.control()).toBeNull();
  expect(await findViolations()).toEqual([]);
  await view.user.click(screen.getByRole('radio', { name: 'From the bank' }));
  await view.user.type(supervisor, 'Ada{Enter}');
  expect(await screen.findByText('Ada Lake supervises.')).toBeVisible();
  await way.confirm(await findControl(way), view.user);
  expect(await screen.findByText(way.done)).toBeVisible();
  expect(sentBy(way, view)).toHaveLength(1);
  expect(sentBy(way, view)).toMatchObject([{ supervision: { kind: 'bank', member: 'ada' }, replies: [] }]);
}

async function testTrip(way: LaunchWay): Promise<void> {
  const view = await way.open({
    'GET /club': () => ({ ...OARS, features: ['overdue'] }),
    'GET /out-boats': () => ({ results: [], settings: DEFAULT_SETTINGS, lastBoat: null }),
    'GET /launch-check': () => ({ results: [], canOverride: [] }),
  });
  await view.user.click(await screen.findByRole('radio', { name: '1½ h' }));
  await way.confirm(await findControl(way), view.user);
  expect(await screen.findByText(way.done)).toBeVisible();
  expect(sentBy(way, view)).toMatchObject([{ trip: { back: 90 }, replies: [] }]);
}

/** Returns conditions with this flag, for a device without a network. */
const flagOf = (colour: 'red' | 'yellow', text: string): ConditionsAnswer => ({
  readings: [],
  held: [],
  light: null,
  table: { version: 0, rules: [], hold: { kind: 'minutes', count: 0 } },
  flags: [{ _id: 'f1', colour, text, from: 0, until: Number.MAX_SAFE_INTEGER, loweredFrom: null }],
});

const openUnder = async (way: LaunchWay, flag: ConditionsAnswer): Promise<OpenLaunch> => {
  const view = await way.open({
    'GET /club': () => ({ ...OARS, features: ['conditions'] }),
    'GET /conditions': () => flag,
    'GET /launch-check': unreachable,
  });
  await findControl(way);
  return view;
};

async function testYellowHere(way: LaunchWay): Promise<void> {
  const view = await openUnder(way, flagOf('yellow', 'Fog'));
  const text = flagIs('yellow', 'Fog');
  await screen.findByText(text);
  await way.confirm(await findControl(way), view.user);
  const question = within(await screen.findByRole('dialog', { name: 'Before you launch' }));
  expect(question.getByText(text, { exact: false })).toBeVisible();
  expect(sentBy(way, view)).toEqual([]);
  await view.user.click(question.getByRole('button', { name: way.verb }));
  expect(await screen.findByText(way.done)).toBeVisible();
  expect(sentBy(way, view)).toMatchObject([{ replies: [{ code: 'conditions_warn:f1' }] }]);
}

async function testRedHere(way: LaunchWay): Promise<void> {
  const view = await openUnder(way, flagOf('red', 'Lightning'));
  const stop = within(await screen.findByRole('alert', { name: 'What stops the launch' }));
  expect(stop.getByText(flagIs('red', 'Lightning'))).toBeVisible();
  const reason = await screen.findByRole('textbox', { name: /^Reason for launching anyway/ });
  expect(await findControl(way)).toBeDisabled();
  await view.user.type(reason, REASON);
  await way.confirm(await findControl(way), view.user);
  expect(await screen.findByText(way.done)).toBeVisible();
  expect(sentBy(way, view)).toMatchObject([{ replies: [{ code: 'conditions_stop:f1', reason: REASON }] }]);
}

/**
 * Tests that a way to launch asks about each kind of warning, shows each kind of stop with its override, and sends the
 * supervisor of minors and the expected return. Its members include Ada Lake, with the id 'ada'.
 */
export function testEveryRule(way: LaunchWay): void {
  it.each(WARNINGS.map((one) => [one.kind, one] as const))(
    'asks about %s and sends the reply',
    (_kind, one) => testWarning(way, one),
  );
  it.each(STOPS.map((one) => [one.kind, one] as const))(
    'shows %s when it comes up, and sends the reason of an officer',
    (_kind, one) => testStop(way, one),
  );
  it('sends who supervises a minor alone', () => testSupervisor(way));
  it('sends when it means to be back', () => testTrip(way));
  it('asks about a yellow flag that the device knows without a network', () => testYellowHere(way));
  it('asks why it leaves under a red flag that the device knows without a network', () => testRedHere(way));
}
