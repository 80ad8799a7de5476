import { act, screen } from '@testing-library/react';
import type { ConditionReading, ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { fakeApi, unreachable } from '../testing/fakeApi.tsx';
import { findViolations } from '../testing/findViolations.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { OARS } from '../testing/sampleData.tsx';
import { ConditionsStrip } from './ConditionsStrip.tsx';

const MINUTE_MS = 60_000;
const reading = (more: Partial<ConditionReading>): ConditionReading => ({
  input: 'wind',
  value: 4,
  unit: 'mps',
  // Half a minute within its minute: the club's clock is known to some milliseconds only.
  at: Date.now() - 10.5 * MINUTE_MS,
  staleMs: 90 * MINUTE_MS,
  sourceId: 's1',
  source: 'Open-Meteo',
  where: '',
  isExample: false,
  trend: null,
  ...more,
});
const answer = (readings: ConditionReading[]): ConditionsAnswer => ({
  readings,
  held: [],
  flags: [],
  light: null,
  table: {
    version: 1,
    hold: { kind: 'minutes', count: 0 },
    rules: [
      {
        id: 'wind',
        input: 'wind',
        op: 'gte',
        value: 10,
        unit: 'mps',
        source: null,
        classes: [],
        clearances: [],
        effect: 'no',
        note: '',
      },
    ],
  },
});
const open = (conditions: () => unknown, failedText = '') => {
  fakeApi({ 'GET /club': () => ({ ...OARS, now: Date.now() }), 'GET /conditions': conditions });
  return renderScreen(<ConditionsStrip failedText={failedText} />);
};

afterEach(() => {
  jest.useRealTimers();
});

it('shows the flag in words, readings with their age, and their sources (rule condition.strip)', async () => {
  const water = reading({ input: 'waterC', value: 9.4, unit: 'C', sourceId: null, source: 'by hand' });
  const { container } = open(() => answer([reading({ direction: 225 }), water]));
  expect(await screen.findByText('Green')).toBeVisible();
  expect(container).toHaveTextContent('Green 4 m/s SW water 9.4 °C (10 min) Open-Meteo, by hand');
  expect(await findViolations()).toEqual([]);
});

it('turns gray by itself, without another answer', async () => {
  jest.useFakeTimers();
  const given = answer([reading({ at: Date.now() - 80 * MINUTE_MS })]);
  open(() => given);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Green')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(11 * MINUTE_MS));
  expect(screen.getByText('Readings missing')).toBeVisible();
  expect(screen.queryByText('4 m/s')).toBeNull();
});

it('marks examples, and shows when a club has no readings', async () => {
  const { unmount } = open(() => answer([reading({ isExample: true })]));
  expect(await screen.findByText('Example readings')).toBeVisible();
  unmount();
  open(() => ({ ...answer([]), table: { version: 0, rules: [], hold: { kind: 'minutes', count: 0 } } }));
  expect(await screen.findByText('No readings yet.')).toBeVisible();
});

it('shows that conditions are unknown', async () => {
  open(unreachable, 'Ask at the dock.');
  expect(await screen.findByText('Ask at the dock.')).toBeVisible();
});
