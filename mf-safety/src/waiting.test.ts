import { createStore } from '@fleetwatch/kit/store/createStore';
import { localSnapshot } from '@fleetwatch/kit/outbox/localSnapshot';
import { optimisticResponse } from '@fleetwatch/kit/outbox/optimisticResponse';
import { KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import './clearances/clearancesApi.ts';
import './conditions/conditionsApi.ts';

const waiting = (kind: 'grants' | 'reading', url: string, body: object) => {
  const state = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' }).getState();
  const call = { url, method: 'POST' as const, body };
  const made = { kind: `mf-safety/${kind}` as const, call, key: 'k', happenedAt: Date.now() };
  return optimisticResponse(made, 'waiting-1', localSnapshot(state));
};

test('titles waiting grants by their number, with no one refused yet', () => {
  expect(waiting('grants', 'grants', { members: ['ada'] }).title).toBe('Grant a clearance to 1 member');
  expect(waiting('grants', 'grants', { members: ['ada', 'bo'] })).toEqual({
    title: 'Grant a clearance to 2 members',
    answer: { granted: [], refused: [] },
    boat: null,
  });
});

test('titles a waiting reading by its value, as of when it was read (rule condition.by-hand)', () => {
  const body = { input: 'waterC', value: 9.4, unit: 'C', where: 'Dock' };
  const { title, answer } = waiting('reading', 'conditions-reading', body);
  expect(title).toBe('Report water 9.4 °C');
  expect(answer).toMatchObject({ ...body, source: 'by hand (waiting to be sent)', sourceId: null });
  expect((answer as { at: number }).at).toBeGreaterThan(Date.now() - 60_000);
});
