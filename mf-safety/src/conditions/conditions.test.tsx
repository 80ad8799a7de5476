import { screen, waitFor, within } from '@testing-library/react';
import {
  HOLD_RANGE,
  NO_READING,
  ONLY_SAFETY_LOWERS,
  ROW_VALUE,
  SOURCE_STATION,
  TABLE_NEWER,
  VALUE_RANGE,
} from '@fleetwatch/contract/conditions/texts';
import { AS_MEASURED, LIGHT } from '@fleetwatch/contract/conditions/units';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import type {
  ConditionReading,
  ConditionRule,
  ConditionsAnswer,
  ConditionSettingsAnswer,
  ConditionSettingsBody,
  ConditionTableBody,
} from '@fleetwatch/contract/conditions/wire';
import { fakeApi, refuse, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { FLEET_GROUPS, KIM, MEMBERS } from '@fleetwatch/kit/testing/sampleClub.ts';
import { ConditionsScreen } from './ConditionsScreen.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The club's clock is the device's. */
const club = () => ({ ...OARS, now: Date.now(), features: ['conditions'] });
const SCULL = FLEET_GROUPS.find(({ name }) => name === 'Scull')?._id ?? '';

const reading = (more: Partial<ConditionReading> = {}): ConditionReading => ({
  input: 'wind',
  value: 4,
  unit: 'mps',
  at: Date.now() - 10 * MINUTE_MS,
  staleMs: 90 * MINUTE_MS,
  sourceId: 's1',
  source: 'Open-Meteo',
  where: 'Boathouse',
  isExample: false,
  trend: null,
  ...more,
});
const row: ConditionRule = {
  id: 'r1',
  input: 'wind',
  op: 'gte',
  value: 10,
  unit: 'mps',
  source: null,
  classes: [],
  clearances: [],
  effect: 'no',
  note: 'Stay in.',
};
const answer = (more: Partial<ConditionsAnswer> = {}): ConditionsAnswer => ({
  readings: [reading()],
  held: [],
  flags: [],
  light: null,
  table: { version: 3, rules: [row], hold: { kind: 'minutes', count: 30 } },
  reporters: { isForAll: false, members: [] },
  ...more,
});
const SETTINGS: ConditionSettingsAnswer = {
  sources: [
    {
      id: 's1',
      adapter: 'open-meteo',
      station: '',
      inputs: ['wind'],
      where: 'Boathouse',
      isExample: true,
    },
  ],
  reporters: ['ada'],
  isForAll: false,
  hasPlace: true,
  units: AS_MEASURED,
  states: [{ source: 's1', okAt: null, failures: 2, problem: 'It answered with status 500.' }],
};

function open(given: ConditionsAnswer, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /club': club,
    'GET /fleetgroups-results': () => ({ results: FLEET_GROUPS }),
    'GET /officers-results': () => ({ results: [], roster: [], mine: [] }),
    'GET /conditions': () => given,
    'GET /conditions-settings': () => SETTINGS,
    'GET /users-results': () => ({ results: MEMBERS }),
    ...routes,
  });
  return { api, ...renderScreen(<ConditionsScreen />, { route: '/conditions', profile: KIM }) };
}
const asSafety: FakeRoutes = {
  'GET /officers-results': () => ({ results: [], roster: [], mine: ['safety'] }),
};
type View = Pick<ReturnType<typeof open>, 'user'>;
const press = async (view: View, name: string) =>
  view.user.click(await screen.findByRole('button', { name }));
const type = async (view: View, label: string, text: string) => {
  await view.user.clear(await screen.findByLabelText(label));
  if (text !== '') await view.user.type(screen.getByLabelText(label), text);
};
const choose = async (view: View, label: string, text: string) =>
  view.user.selectOptions(await screen.findByLabelText(label), text);

describe('how it is out there (rule condition.screen)', () => {
  it('shows the flag, and each reading with its age and source, without forms for other members', async () => {
    open(
      answer({ readings: [reading(), reading({ input: 'waterC', value: 9.4, unit: 'C', isExample: true })] }),
    );
    expect(await screen.findByText('Green')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent(
      'Green 4 m/s water 9.4 °C (10 min)',
    );
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Wind 4 m/sOpen-Meteo, Boathouse10 min',
      'Water 9.4 °COpen-Meteo, Boathouse, Example readings10 min',
    ]);
    expect(screen.queryByRole('form')).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('shows no green flag when the reading is too old', async () => {
    open(answer({ readings: [reading({ at: Date.now() - 3 * HOUR_MS })] }));
    expect(await screen.findByText(NO_READING)).toBeVisible();
    expect(screen.queryByText('Green')).toBeNull();
    expect(screen.getByText('3 h, too old')).toBeVisible();
  });

  it('shows the rule whose limit is crossed, and who raised the flag', async () => {
    const from = Date.now() - MINUTE_MS;
    const flag = {
      _id: 'f1',
      colour: 'red',
      text: 'Fog',
      by: 'Zoë Brook',
      from,
      until: from + HOUR_MS,
    } as const;
    open(answer({ readings: [reading({ value: 11 })], flags: [{ ...flag, loweredFrom: null }] }));
    expect(await screen.findByText('Wind 11 m/s, at least 10 m/s. Stay in.')).toBeVisible();
    expect(screen.getByText('Red')).toBeVisible();
  });
});

describe('the light of the day (rule condition.light)', () => {
  const today = localTextOf(Date.now(), OARS.timezone).slice(0, 10);
  const HOURS = ['00', '06', '12', '18'];
  const lightOf = (...values: number[]) => ({
    spans: values.map((value, at) => ({
      from: instantOf(`${today} ${HOURS[at]}:00:00`, OARS.timezone),
      value,
    })),
    until: instantOf(`${today} 00:00:00`, OARS.timezone) + 48 * HOUR_MS,
    sunrise: null,
    sunset: null,
    dusk: null,
  });
  const times = async () =>
    (await screen.findAllByRole('term')).map(
      (term) => `${term.textContent} ${term.nextSibling?.textContent}`,
    );

  it('shows the light of the day as a drawing and in words', async () => {
    open(answer({ light: lightOf(LIGHT.dark, LIGHT.twilight, LIGHT.day, LIGHT.dark) }));
    expect(await times()).toEqual(['Dawn 06:00', 'Sunrise 12:00', 'Dusk 18:00']);
    const sky = screen.getByTestId('sky');
    expect(sky.style.background).toMatch(/^linear-gradient\(90deg, (.+) 0%, \1 2\d(\.\d+)?%, /);
    expect(sky).toHaveTextContent(/^Now \d\d:\d\d$/);
    expect(await findViolations()).toEqual([]);
  });

  it('shows one even sky when the sun does not set, and none when the club has no place', async () => {
    const { unmount } = open(answer({ light: lightOf(LIGHT.day) }));
    expect(await screen.findByText('The sun does not set today.')).toBeVisible();
    expect(screen.queryByRole('term')).toBeNull();
    unmount();
    open(answer());
    await screen.findByRole('region', { name: 'Now' });
    expect(screen.queryByRole('region', { name: 'Light' })).toBeNull();
  });
});

describe('who may report (rules condition.by-hand, condition.flag)', () => {
  const mayReport = answer({ reporters: { isForAll: true, members: [] } });

  it('checks a reading before it is sent, and keeps it after a refusal', async () => {
    let refused = true;
    const view = open(mayReport, {
      'POST /conditions-reading': () =>
        refused ? refuse(403, 'Not you.', 'forbidden') : { ...reading(), _id: 'r1' },
    });
    await choose(view, 'Unit', '°F');
    await type(view, 'Value', '480');
    await press(view, 'Report');
    expect(await screen.findByText(VALUE_RANGE)).toBeVisible();
    await type(view, 'Value', '48,5');
    await type(view, 'Where', 'Dock');
    await press(view, 'Report');
    expect(await screen.findByText('Not you.')).toBeVisible();
    expect(screen.getByLabelText('Value')).toHaveValue('48,5');
    refused = false;
    await press(view, 'Report');
    expect(await screen.findByText('Reading reported.')).toBeVisible();
    expect(view.api.callsTo('POST /conditions-reading').at(-1)?.body).toEqual({
      input: 'waterC',
      value: 48.5,
      unit: 'F',
      where: 'Dock',
    });
  });

  it('keeps the input until it is sent, and marks a reading that waits for a network (rule condition.by-hand)', async () => {
    const first = open(mayReport);
    await type(first, 'Value', '9');
    await type(first, 'Where', 'Dock');
    first.unmount();
    const view = open(mayReport, {
      'POST /conditions-reading': () => ({ ...reading({ input: 'waterC' }), _id: 'waiting-1' }),
    });
    expect(await screen.findByLabelText('Value')).toHaveValue('9');
    await press(view, 'Report');
    await waitFor(() => expect(screen.getByLabelText('Value')).toHaveValue(''));
    expect(screen.getByLabelText('Where')).toHaveValue('Dock');
    expect(screen.queryByText('Reading reported.')).toBeNull();
    await choose(view, 'What you measured', 'Wind');
    expect(screen.getByLabelText('Unit')).toHaveValue('mps');
  });

  it('lets a member raise the flag, but not lower it', async () => {
    const view = open(mayReport, {
      'POST /conditions-flag': () => refuse(403, ONLY_SAFETY_LOWERS, 'forbidden'),
    });
    await choose(view, 'Color', 'Green');
    await type(view, 'Reason', 'Calm');
    await press(view, 'Set the flag');
    expect(await screen.findByText(ONLY_SAFETY_LOWERS)).toBeVisible();
    expect(screen.queryByLabelText('Reason for lowering')).toBeNull();
    expect(view.api.callsTo('POST /conditions-flag')[0]?.body).toEqual({
      colour: 'green',
      text: 'Calm',
      hours: 2,
      reason: '',
    });
    await type(view, 'For how many hours', '25');
    await press(view, 'Set the flag');
    expect(view.api.callsTo('POST /conditions-flag')).toHaveLength(1);
  });

  it('lets a safety officer clear the manual flag with a reason', async () => {
    const until = Date.now() + HOUR_MS;
    const flag = { _id: 'f1', colour: 'red', text: '', from: 0, until, loweredFrom: null } as const;
    const view = open(answer({ flags: [flag] }), {
      ...asSafety,
      'POST /conditions-flag': () => ({ _id: 'f1', flags: [] }),
    });
    await type(view, 'Reason for lowering', 'The tree is gone');
    await press(view, 'Clear manual flag');
    expect(await screen.findByText('The rules apply again.')).toBeVisible();
    expect(view.api.callsTo('POST /conditions-flag')[0]?.body).toMatchObject({
      colour: null,
      reason: 'The tree is gone',
    });
  });
});

describe('officers', () => {
  it('adds the rules of a preset for the club’s classes, and removes rules (rule condition.presets)', async () => {
    const view = open(answer(), { ...asSafety, 'PUT /conditions-rules': () => ({}) });
    await choose(view, 'Common rules', 'Cold water');
    await press(view, 'Add these rules');
    await waitFor(() => expect(view.api.callsTo('PUT /conditions-rules')).toHaveLength(1));
    expect(view.api.callsTo('PUT /conditions-rules')[0]?.body).toMatchObject({
      version: 3,
      hold: { kind: 'minutes', count: 30 },
      rules: [row, { id: 'cold-water-1', classes: [SCULL] }, { id: 'cold-water-2', classes: [] }],
    });
    await press(view, 'Edit Wind at least 10 m/s');
    await press(view, 'Remove');
    await waitFor(() => expect(view.api.callsTo('PUT /conditions-rules')).toHaveLength(2));
    expect(view.api.callsTo('PUT /conditions-rules')[1]?.body).toMatchObject({ version: 3, rules: [] });
  });

  const sentRules = (view: ReturnType<typeof open>) =>
    view.api.callsTo('PUT /conditions-rules').map(({ body }) => (body as ConditionTableBody).rules);

  it('changes a rule, and keeps what is typed after a refusal (rule condition.rules)', async () => {
    let refused = true;
    const view = open(answer(), {
      ...asSafety,
      'PUT /conditions-rules': () => (refused ? refuse(409, TABLE_NEWER, 'newer_version') : {}),
    });
    await press(view, 'Edit Wind at least 10 m/s');
    await type(view, 'Limit', '200');
    await press(view, 'Save rule');
    expect(await screen.findByText(ROW_VALUE)).toBeVisible();
    await type(view, 'Limit', '9,5');
    await choose(view, 'When it is', 'over');
    await type(view, 'Message', 'No small boats.');
    await view.user.click(screen.getByRole('radio', { name: 'Warns' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Scull' }));
    expect(await findViolations()).toEqual([]);
    await press(view, 'Save rule');
    expect(await screen.findByText(TABLE_NEWER)).toBeVisible();
    expect(screen.getByLabelText('Limit')).toHaveValue('9,5');
    refused = false;
    await press(view, 'Save rule');
    expect(await screen.findByText('Rules saved.')).toBeVisible();
    expect(sentRules(view).at(-1)).toEqual([
      {
        ...row,
        op: 'gt',
        value: 9.5,
        classes: [SCULL],
        effect: 'caution',
        note: 'No small boats.',
      },
    ]);
    expect(screen.queryByLabelText('Limit')).toBeNull();
  });

  it('adds a rule, with steps for inputs that are not measured', async () => {
    const newRule = () => within(screen.getByRole('form', { name: 'New rule' }));
    const view = open(answer(), { ...asSafety, 'PUT /conditions-rules': () => ({}) });
    await press(view, 'Add a rule');
    await view.user.selectOptions(newRule().getByLabelText('Reading'), 'Alert');
    await choose(view, 'Limit', 'severe');
    await press(view, 'Save rule');
    await waitFor(() => expect(sentRules(view)).toHaveLength(1));
    const fresh = { source: null, classes: [], clearances: [], effect: 'caution', note: '' };
    expect(sentRules(view)[0]).toEqual([
      row,
      { ...fresh, id: 'row-1', input: 'alert', op: 'gte', value: 3, unit: 'step' },
    ]);
    await press(view, 'Add a rule');
    await view.user.selectOptions(newRule().getByLabelText('Reading'), 'Light');
    await press(view, 'Save rule');
    await waitFor(() => expect(sentRules(view)).toHaveLength(2));
    expect(sentRules(view)[1]?.[1]).toMatchObject({ input: 'light', op: 'lte', value: 0, unit: 'step' });
  });

  it('exempts crews who hold a clearance, in a club that grants them', async () => {
    const clearance = { _id: 'c1', name: 'Cold water', kind: 'skill' };
    const view = open(answer(), {
      ...asSafety,
      'GET /club': () => ({ ...club(), features: ['conditions', 'clearances'] }),
      'GET /clearances-results': () => ({ clearances: [clearance], requirements: [] }),
      'PUT /conditions-rules': () => ({}),
    });
    await press(view, 'Edit Wind at least 10 m/s');
    await view.user.click(await screen.findByRole('checkbox', { name: 'Cold water' }));
    await press(view, 'Save rule');
    await waitFor(() => expect(sentRules(view)).toHaveLength(1));
    expect(sentRules(view)[0]?.[0]).toMatchObject({ id: 'r1', clearances: ['c1'] });
  });

  it('sets how long rules stay active (rule condition.hold)', async () => {
    const view = open(answer(), { ...asSafety, 'PUT /conditions-rules': () => ({}) });
    expect(
      await screen.findByText('Rules stay active for 30 minutes after their last reading beyond the limit.'),
    ).toBeVisible();
    await press(view, 'Change');
    await choose(
      view,
      'Keep a rule active after a reading crosses its limit',
      'Until a number of mornings within limits',
    );
    await type(view, 'How many mornings', '8');
    await press(view, 'Save');
    expect(await screen.findByText(HOLD_RANGE)).toBeVisible();
    await type(view, 'How many mornings', '2');
    await press(view, 'Save');
    await waitFor(() => expect(view.api.callsTo('PUT /conditions-rules')).toHaveLength(1));
    expect(view.api.callsTo('PUT /conditions-rules')[0]?.body).toMatchObject({
      version: 3,
      rules: [row],
      hold: { kind: 'mornings', count: 2 },
    });
  });

  it('sets the units of readings for all members (rule condition.units)', async () => {
    const units = { ...AS_MEASURED, speed: 'kn' } as const;
    const view = open(answer({ units }), {
      ...asSafety,
      'GET /conditions-settings': () => ({ ...SETTINGS, units }),
      'PUT /conditions-sources': () => SETTINGS,
    });
    expect(await screen.findByText('Wind 7.8 kn')).toBeVisible();
    await choose(view, 'What you measured', 'Wind');
    expect(screen.getByLabelText('Unit')).toHaveValue('kn');
    await choose(view, 'Temperatures in', '°F');
    expect(await screen.findByText('Units saved.')).toBeVisible();
    const body = view.api.callsTo('PUT /conditions-sources')[0]?.body;
    expect(body).toMatchObject({ units: { ...units, temperature: 'F' }, reporters: ['ada'] });
  });

  it('names members who can report (rule condition.by-hand)', async () => {
    const [, ada, zoe] = MEMBERS;
    const settings = { ...SETTINGS, reporters: [ada?._id ?? ''] };
    const view = open(answer(), {
      ...asSafety,
      'GET /users-results': () => ({ results: MEMBERS }),
      'GET /conditions-settings': () => settings,
      'PUT /conditions-sources': () => settings,
    });
    const sent = () =>
      view.api.callsTo('PUT /conditions-sources').map(({ body }) => body as ConditionSettingsBody);
    expect(await screen.findByText('Ada Lake')).toBeVisible();
    await press(view, 'Choose a member');
    await view.user.type(await screen.findByRole('combobox', { name: 'Search members' }), 'zo');
    await view.user.click(screen.getByRole('option', { name: 'Zoë Brook' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ reporters: [ada?._id, zoe?._id], isForAll: false });
    await press(view, 'Remove Ada Lake: Who can report');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.reporters).toEqual([]);
    await view.user.click(screen.getByRole('checkbox', { name: 'Every member' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).toMatchObject({ isForAll: true });
  });

  it('adds and removes sources, and shows which fail (rule condition.sources)', async () => {
    const view = open(answer(), { ...asSafety, 'PUT /conditions-sources': () => SETTINGS });
    expect(await screen.findByText('It answered with status 500.')).toBeVisible();
    await choose(view, 'Service', 'USGS');
    await type(view, 'Number of the site, such as 01646500', 'http://x');
    await press(view, 'Add USGS');
    expect(await screen.findByText(SOURCE_STATION)).toBeVisible();
    await type(view, 'Number of the site, such as 01646500', '01646500');
    await type(view, 'Location', 'Chain Bridge');
    expect(await findViolations()).toEqual([]);
    await press(view, 'Add USGS');
    expect(await screen.findByText('Sources saved.')).toBeVisible();
    const kept = { id: 's1', adapter: 'open-meteo', station: '', inputs: ['wind'], where: 'Boathouse' };
    expect(view.api.callsTo('PUT /conditions-sources')[0]?.body).toEqual({
      reporters: ['ada'],
      isForAll: false,
      units: AS_MEASURED,
      sources: [
        kept,
        {
          id: '',
          adapter: 'usgs',
          station: '01646500',
          where: 'Chain Bridge',
          inputs: ['level', 'flow', 'waterC'],
        },
      ],
    });
    await press(view, 'Remove Open-Meteo');
    await waitFor(() => expect(view.api.callsTo('PUT /conditions-sources')).toHaveLength(2));
    expect(view.api.callsTo('PUT /conditions-sources')[1]?.body).toMatchObject({ sources: [] });
  });
});
