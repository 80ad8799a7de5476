import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';

const DAY = '2026-05-01';

/** Cases of the routes of workouts and plans. */
export const planCases: Readonly<Record<string, RouteCase>> = {
  // Workouts
  'GET /jobs-currentweek-results': plain,
  'GET /jobs-currentmonth-results': plain,
  'GET /jobs-month-results/:month': { ask: () => ({ params: { month: '05' } }) },
  'GET /job-deep-results/:jobId': coaches(params(async (scene) => ({ jobId: await scene.job() }))),
  'POST /job': coaches(body(async (scene) => ({ agent: scene.me.id, ...(await scene.workout()) }))),
  'PUT /job/:id': coaches({
    ask: async (scene) => ({ params: { id: await scene.job() }, body: { ...(await scene.workout()) } }),
  }),
  'GET /job-delete/:jobId/:userId': coaches(
    params(async (scene) => ({ jobId: await scene.job(), userId: scene.me.id })),
  ),

  // Plans
  'GET /plans': { ask: () => ({ query: { from: DAY, to: '2026-05-07' } }) },
  'GET /allplans-daily/:date/:form': { ask: () => ({ params: { date: DAY, form: 'csv' } }) },
  'GET /myplans-daily/:user/:date/:form': params(async (scene) =>
    Promise.resolve({ user: scene.me.id, date: DAY, form: 'csv' }),
  ),
  'GET /usergroup-plans-daily/:groupId/:date/:form': params(async ({ userGroup }) => ({
    groupId: await userGroup(),
    date: DAY,
    form: 'deref',
  })),
  'POST /plan': body(async (scene) => ({ ...(await scene.planned()), weeklytill: null, weekdays: [] })),
  'PUT /plan/:id': {
    ask: async (scene) => ({
      params: { id: await scene.plan() },
      body: { ...(await scene.planned()), scope: 'one' },
    }),
  },
  'DELETE /plan/:id': {
    ask: async (scene) => ({ params: { id: await scene.plan() }, query: { scope: 'one' } }),
  },
  'GET /plan-addcrew/:planId/:userId': params(async (scene) => ({
    planId: await scene.plan(),
    userId: scene.me.id,
  })),
  'GET /plan-removecrew/:planId/:userId/:memberId': params(async (scene) => {
    const planId = await scene.plan();
    await scene.call('GET', `/plan-addcrew/${planId}/${scene.me.id}`);
    return { planId, userId: scene.me.id, memberId: scene.me.id };
  }),
  'GET /plan-check/:id': params(async (scene) => ({ id: await scene.plan() })),
  'POST /plan-launch/:id': {
    ask: async (scene) => ({ params: { id: await scene.plan() }, body: {} }),
  },
  'GET /reservations-results': plain,
  'GET /plan-feeds-results': plain,
  'POST /plan-feed': body(async ({ userGroup }) => ({ group: await userGroup() })),
  'DELETE /plan-feed/:id': params(async (scene) => ({ id: String((await scene.feed())._id) })),
  // Anyone with a calendar's address may read it, so this case checks no club. planFeed.test.ts checks that a forged
  // address is refused.
  'GET /plans-feed/:secret': {
    isByAddress: true,
    ask: async (scene) => ({
      params: {
        secret:
          String((await scene.feed()).path)
            .split('/')
            .at(-1) ?? '',
      },
    }),
  },
};
