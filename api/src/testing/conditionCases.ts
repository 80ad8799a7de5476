import { body, coaches, plain, type RouteCase } from './RouteCase.ts';

/** A row about the wind. */
export const windRow = {
  id: 'wind',
  input: 'wind',
  op: 'gte',
  value: 10,
  unit: 'mps',
  source: null,
  classes: [],
  clearances: [],
  effect: 'no',
  note: 'Stay in.',
} as const;

export const noHold = { kind: 'minutes', count: 0 } as const;

/** A raised flag. */
export const raised = { colour: 'yellow', text: 'Fog at the bridge', hours: 2, reason: '' } as const;

/** Cases of the routes of conditions. */
export const conditionCases: Readonly<Record<string, RouteCase>> = {
  'GET /conditions': plain,
  'GET /conditions-settings': coaches(plain),
  'PUT /conditions-rules': coaches(
    body(async (scene) => {
      const { table } = await scene.call('GET', '/conditions');
      return { version: (table as { version: number }).version, rules: [], hold: noHold };
    }),
  ),
  'PUT /conditions-sources': coaches(
    body(async (scene) => ({
      sources: [{ id: '', adapter: 'ea', station: '2200TH', inputs: ['level'], where: 'Lock' }],
      reporters: [(await scene.member()).id],
      isForAll: true,
    })),
  ),
  'POST /conditions-reading': coaches(
    body(() => ({ input: 'waterC', value: 9.4, unit: 'C', where: 'Dock' })),
  ),
  'POST /conditions-flag': coaches(body(() => raised)),
};
