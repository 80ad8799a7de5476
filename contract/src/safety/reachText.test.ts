import { recipientsText, recipientText } from './reachText.ts';
import type { AlertRecipient } from './wire.ts';

const timeOf = (ms: number): string => `at ${ms}`;
const one = (name: string | null, more: Partial<AlertRecipient>): AlertRecipient => ({
  name,
  title: 'Osprey is overdue.',
  at: 7,
  state: 'reached',
  ...more,
});

it('shows when a message arrived, or why it did not', () => {
  expect(recipientText(one('Sam Safety', {}), timeOf)).toBe('Sam Safety at 7');
  expect(recipientText(one('Gone Officer', { state: 'failed', failure: 'no_address' }), timeOf)).toBe(
    'Gone Officer (no device and no confirmed email address)',
  );
  expect(recipientText(one('Bo Lind', { state: 'failed' }), timeOf)).toBe('Bo Lind');
  expect(recipientText(one(null, { state: 'waiting' }), timeOf)).toBe('a former member');
});

it('lists only recipients in one state', () => {
  const all = [one('Ana Bo', { state: 'waiting' }), one('Bo Lind', {}), one(null, { state: 'waiting' })];
  expect(recipientsText(all, 'waiting', timeOf)).toBe('Ana Bo, a former member');
  expect(recipientsText(all, 'failed', timeOf)).toBe('');
});
