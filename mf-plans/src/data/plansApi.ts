import type {
  NewPlanBody,
  Plan,
  PlanFeed,
  PlanLaunchAnswer,
  PlanLaunchBody,
  PlanScope,
  PlanUpdateBody,
} from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { changedTags } from '@fleetwatch/kit/store/changedTags';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';
import { recordLaunch } from '@fleetwatch/kit/store/sorties';

/** Both days inclusive. */
export interface DaySpan {
  from: LocalDateText;
  to: LocalDateText;
}

/** The plans in a file: all, the member's own, or a user group's. */
export interface DayCsv {
  of: 'all' | 'mine' | 'group';
  /** Member or group id; '' for all. */
  id: string;
  day: LocalDateText;
}

const CSV_PATH = { all: 'allplans-daily', mine: 'myplans-daily', group: 'usergroup-plans-daily' } as const;

export const plansCsvPath = ({ of, id, day }: DayCsv): string =>
  [CSV_PATH[of], ...(id === '' ? [] : [id]), day, 'csv'].join('/');

const plansChanged = changedTags('Plans');

const plansApi = injectRemote('mf-plans').endpoints((build) => ({
  /** All plans of some days, one for each repetition, in the order of launch (GET /plans). */
  plans: build.query<Plan[], DaySpan>({
    query: ({ from, to }) => ({ url: 'plans', params: { from, to } }),
    // A cached response may be older than invitations.
    transformResponse: (answer: { results: Plan[] }) =>
      resultsOf(answer).map((plan) => ({ ...plan, invitedids: plan.invitedids ?? [] })),
    providesTags: ['Plans'],
  }),
  /** GET /allplans-daily/… and its variants, as CSV. */
  plansCsv: build.query<string, DayCsv>({
    query: (file) => ({ url: plansCsvPath(file), responseHandler: 'text' }),
    providesTags: ['Plans'],
    keepUnusedDataFor: 0,
  }),
  makePlan: build.mutation<Plan, NewPlanBody>({
    query: (body) => ({ url: 'plan', method: 'POST', body }),
    invalidatesTags: plansChanged,
  }),
  changePlan: build.mutation<Plan, PlanUpdateBody & { id: string }>({
    query: ({ id, ...body }) => ({ url: `plan/${id}`, method: 'PUT', body }),
    invalidatesTags: plansChanged,
  }),
  removePlan: build.mutation<Plan, { id: string; scope: PlanScope }>({
    query: ({ id, scope }) => ({ url: `plan/${id}`, method: 'DELETE', params: { scope } }),
    invalidatesTags: plansChanged,
  }),
  joinPlan: build.mutation<Plan, { id: string; memberId: string }>({
    query: ({ id, memberId }) => `plan-addcrew/${id}/${memberId}`,
    invalidatesTags: plansChanged,
  }),
  leavePlan: build.mutation<Plan, { id: string; memberId: string }>({
    query: ({ id, memberId }) => `plan-removecrew/${id}/${memberId}/${memberId}`,
    invalidatesTags: plansChanged,
  }),
  /** GET /plan-check/{id}: the rules' findings about its launch now, with the named supervisor of minors. */
  planCheck: build.query<LaunchCheck, { id: string; supervisor?: string | undefined }>({
    query: ({ id, supervisor }) => ({
      url: `plan-check/${id}`,
      ...(supervisor && { params: { supervisor } }),
    }),
    keepUnusedDataFor: 0,
    extraOptions: { isCacheable: false },
  }),
  /** POST /plan-launch/{id}: records each launched boat like any other launch. */
  launchPlan: build.mutation<PlanLaunchAnswer, PlanLaunchBody & { id: string }>({
    query: ({ id, ...body }) => ({ url: `plan-launch/${id}`, method: 'POST', body }),
    invalidatesTags: plansChanged,
    onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
      const launched = await queryFulfilled.catch(() => null);
      for (const sortie of launched?.data.results ?? []) dispatch(recordLaunch(sortie));
    },
  }),
  /** The calendar feeds of this member (GET /plan-feeds-results). */
  planFeeds: build.query<PlanFeed[], void>({
    query: () => 'plan-feeds-results',
    // The address of a feed is a secret: anyone who has it can read the plans.
    extraOptions: { isCacheable: false },
    transformResponse: resultsOf<PlanFeed[]>,
    providesTags: [{ type: 'Plans', id: 'FEEDS' }],
  }),
  openFeed: build.mutation<PlanFeed, string | null>({
    query: (group) => ({ url: 'plan-feed', method: 'POST', body: { group } }),
    invalidatesTags: [{ type: 'Plans', id: 'FEEDS' }],
  }),
  closeFeed: build.mutation<{ _id: string }, string>({
    query: (id) => ({ url: `plan-feed/${id}`, method: 'DELETE' }),
    invalidatesTags: [{ type: 'Plans', id: 'FEEDS' }],
  }),
}));

export const { useQuery: usePlansQuery } = plansApi.plans;
export const { useQuery: usePlansCsvQuery } = plansApi.plansCsv;
export const { useMutation: useMakePlanMutation } = plansApi.makePlan;
export const { useMutation: useChangePlanMutation } = plansApi.changePlan;
export const { useMutation: useRemovePlanMutation } = plansApi.removePlan;
export const { useMutation: useJoinPlanMutation } = plansApi.joinPlan;
export const { useMutation: useLeavePlanMutation } = plansApi.leavePlan;
export const { useMutation: useLaunchPlanMutation } = plansApi.launchPlan;
export const { useQuery: usePlanCheckQuery, useLazyQuery: useLazyPlanCheckQuery } = plansApi.planCheck;
export const { useQuery: usePlanFeedsQuery } = plansApi.planFeeds;
export const { useMutation: useOpenFeedMutation } = plansApi.openFeed;
export const { useMutation: useCloseFeedMutation } = plansApi.closeFeed;
