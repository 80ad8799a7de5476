import { ALL_PLANS, MY_PLANS, plansCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { NewPlanBody, Plan, PlanRemoval, PlanUpdateBody } from '@fleetwatch/contract/plans/wire';
import { findMember } from '../members/memberDirectory.ts';
import type { CsvFile } from '../platform/http/csvFile.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { findUserGroup } from '../usergroups/commands/findUserGroup.ts';
import { changePlan, removePlan } from './commands/changePlan.ts';
import { joinPlan, leavePlan } from './commands/joinPlan.ts';
import { type PlansOf, listPlans } from './commands/listPlans.ts';
import { makePlan } from './commands/makePlan.ts';
import { writePlan } from './commands/writePlan.ts';
import { presentPlans } from './planPresenter.ts';
import {
  daySchemaOfAll,
  daySchemaOfGroup,
  daySchemaOfMember,
  joinSchema,
  leaveSchema,
  newPlanSchema,
  planIdSchema,
  planRemovalSchema,
  planUpdateSchema,
  refuseSpan,
  spanSchema,
  type DayParams,
  type SpanQuery,
} from './planSchemas.ts';
import { plansCsv } from './plansCsv.ts';

type Empty = Record<never, never>;

async function answerDay(
  { date, form }: DayParams,
  group: string,
  of: PlansOf,
): Promise<{ results: Plan[] } | CsvFile> {
  const plans = await listPlans(date, date, of);
  if (form === 'csv') return plansCsv(plansCsvName(group, date), plans);
  return { results: await presentPlans(plans) };
}

const DAY_ANSWERS = 'deref: R plans in launch order; csv: text/csv.';

export const plansRoutes: Route[] = [
  memberRoute<NewPlanBody>({
    method: 'POST',
    path: '/plan',
    writes: 'plan',
    summary: 'Create a plan, or one for each day it repeats on, with the boats it reserves.',
    answers: 'The plan, or the first of a series.',
    body: newPlanSchema,
    audit: { verb: 'make', kind: 'plan' },
    async handle({ actor, body, repeatable }) {
      return writePlan(repeatable(), (session, effects) => makePlan(actor, body, session, effects));
    },
  }),

  memberRoute<PlanUpdateBody, { id: string }>({
    method: 'PUT',
    path: '/plan/:id',
    writes: 'plan',
    summary: 'Change a plan, or also all later plans in its series (its author or a coach).',
    answers: 'The plan.',
    params: planIdSchema,
    body: planUpdateSchema,
    audit: { verb: 'edit', kind: 'plan' },
    async handle({ actor, params, body, repeatable }) {
      return writePlan(repeatable(), (session, effects) =>
        changePlan(params.id, body, actor, session, effects),
      );
    },
  }),

  memberRoute<PlanRemoval, { id: string }, PlanRemoval>({
    method: 'DELETE',
    path: '/plan/:id',
    writes: 'plan',
    summary:
      'Remove a plan, or with ?scope=series also all later plans in its series (its author or a coach).',
    answers: 'The removed plan.',
    params: planIdSchema,
    query: planRemovalSchema,
    body: planRemovalSchema,
    audit: { verb: 'remove', kind: 'plan' },
    async handle({ actor, params, query, body, repeatable }) {
      const { scope = 'one' } = { ...body, ...query };
      return writePlan(repeatable(), (session, effects) =>
        removePlan(params.id, scope, actor, session, effects),
      );
    },
  }),

  memberRoute<Empty, Empty, SpanQuery>({
    method: 'GET',
    path: '/plans',
    summary: 'List the plans from one day through another, with each repeat as its own plan.',
    answers: 'R plans in launch order.',
    query: spanSchema,
    async handle({ query }) {
      refuseSpan(query);
      return { results: await presentPlans(await listPlans(query.from, query.to)) };
    },
  }),

  memberRoute<Empty, DayParams>({
    method: 'GET',
    path: '/allplans-daily/:date/:form',
    summary: 'List all plans of a day.',
    answers: DAY_ANSWERS,
    params: daySchemaOfAll,
    handle: ({ params }) => answerDay(params, ALL_PLANS, 'all'),
  }),

  memberRoute<Empty, DayParams & { user: string }>({
    method: 'GET',
    path: '/myplans-daily/:user/:date/:form',
    summary: 'List the plans a member has created or joined on a day.',
    answers: DAY_ANSWERS,
    params: daySchemaOfMember,
    async handle({ actor, params }) {
      const { name } = await findMember(params.user);
      return answerDay(params, params.user === actor.id ? MY_PLANS : name, { member: params.user });
    },
  }),

  memberRoute<Empty, DayParams & { groupId: string }>({
    method: 'GET',
    path: '/usergroup-plans-daily/:groupId/:date/:form',
    summary: "List a user group's plans of a day.",
    answers: DAY_ANSWERS,
    params: daySchemaOfGroup,
    async handle({ params }) {
      const { name } = await findUserGroup(params.groupId);
      return answerDay(params, name, { userGroup: params.groupId });
    },
  }),

  memberRoute<Empty, { planId: string; userId: string }>({
    method: 'GET',
    path: '/plan-addcrew/:planId/:userId',
    writes: 'plan',
    summary: 'Join a plan.',
    answers: 'The plan.',
    namesCaller: ['userId'],
    params: joinSchema,
    async handle({ actor, params, repeatable }) {
      return writePlan(repeatable(), (session) => joinPlan(params.planId, actor.id, session));
    },
  }),

  memberRoute<Empty, { planId: string; userId: string; memberId: string }>({
    method: 'GET',
    path: '/plan-removecrew/:planId/:userId/:memberId',
    writes: 'plan',
    summary: "Leave a plan; both ids are the member's own, as documented.",
    answers: 'The plan.',
    namesCaller: ['userId', 'memberId'],
    params: leaveSchema,
    async handle({ actor, params, repeatable }) {
      return writePlan(repeatable(), (session) => leavePlan(params.planId, actor.id, session));
    },
  }),
];
