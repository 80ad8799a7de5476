import { damageBody, damageFields } from './calls.ts';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';

/** Cases of the routes of damage reports. */
export const damageCases: Readonly<Record<string, RouteCase>> = {
  'GET /damages-results': plain,
  'GET /damages-closed-results': plain,
  'GET /damages-numbers': plain,
  'GET /damages-csv': plain,
  'GET /fleet-labels': {
    ask: ({ club }) => ({ query: { origin: `https://${club.host ?? '127.0.0.1'}` } }),
  },
  'GET /damage/:damage_id': params(async (scene) => ({ damage_id: await scene.damage() })),
  'POST /damage': body(async (scene) => damageBody(await scene.boat())),
  'PUT /damage/:damage_id': {
    ask: async (scene) => ({ params: { damage_id: await scene.damage() }, body: { ...damageFields } }),
  },
  'DELETE /damage/:damage_id': params(async (scene) => ({ damage_id: await scene.damage() })),
  'PUT /damage-state': {
    isCoaches: true,
    ...body(async (scene) => ({
      id: await scene.damage(),
      from: 'open',
      to: 'triaged',
      reason: null,
      outcome: null,
    })),
  },
  'PUT /damage-confirm': body(async (scene) => ({ id: await scene.damage() })),
  'PUT /damages-reject': {
    ...coaches(body(async (scene) => ({ ids: [await scene.damage()], reason: 'No fault' }))),
    missed: { rejected: 0, left: 1 },
  },
  'PUT /damage-care': {
    isCoaches: true,
    ...body(async (scene) => ({
      id: await scene.damage(),
      severity: 'minor',
      assignee: null,
      dueBy: null,
      costEstimate: null,
      insurance: '',
    })),
  },
  'PUT /fleet-maintenance': coaches(
    body(async (scene) => ({
      id: await scene.boat(),
      everyMiles: 200,
      everyDays: null,
      text: 'Grease the wheels',
    })),
  ),
  'POST /damage-repair': body(async (scene) => ({
    id: await scene.damage(),
    text: 'Straightened',
    minutes: 5,
    cost: 0,
    parts: [],
  })),
};
