import type { KioskReservation, PlanLaunchBody, Reservation } from '@fleetwatch/contract/plans/wire';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { readLauncherTotals } from '../logbook/commands/readTotals.ts';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { launchPlan, readPlanCheck } from './commands/launchPlan.ts';
import { listHeldToday } from './commands/listHeldToday.ts';
import { runHook } from '../platform/events/hooks.ts';
import { boatsAwayToday } from './planHooks.ts';
import { presentLaunchedPlan } from './planPresenter.ts';
import { planCheckSchema, planIdSchema, planLaunchSchema, type PlanCheckQuery } from './planSchemas.ts';
import { presentReservations, presentReservationsForKiosk } from './reservationPresenter.ts';

/** The reservations of plans, and launching plans. */
export const planReservationsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/reservations-results',
    summary:
      'The boats that tours have today, and those that today’s plans and reservations still hold: until they are launched, or 15 minutes after their time.',
    answers: 'R reservations, in the order of launch; boat, times and holder’s name for the kiosk.',
    async handle({ actor }): Promise<{ results: Reservation[] | KioskReservation[] }> {
      const present = actor ? presentReservations : presentReservationsForKiosk;
      const onTour = (await runHook(boatsAwayToday, {})).flat();
      const held = await present(await listHeldToday());
      return {
        results: [...(actor ? onTour.map((one) => ({ ...one, plan: '', usergroup: '' })) : onTour), ...held],
      };
    },
  }),

  memberRoute<Record<never, never>, { id: string }, PlanCheckQuery>({
    method: 'GET',
    path: '/plan-check/:id',
    summary:
      'What the rules say of a launch of a plan’s boats by the caller, before it is made; ?supervisor= who would watch minors.',
    answers: 'R answers, as of GET /launch-check; refused as the launch would be.',
    params: planIdSchema,
    query: planCheckSchema,
    handle: ({ actor, params, query }): Promise<LaunchCheck> =>
      readPlanCheck(params.id, actor, query.supervisor ?? null),
  }),

  memberRoute<PlanLaunchBody, { id: string }>({
    method: 'POST',
    path: '/plan-launch/:id',
    summary:
      'Launch from a plan that is boarding, in one’s own name: one’s boat and its crew; its author or a coach, who sit in none, every boat that has a seat for them.',
    answers:
      'R the new sorties, and the boats that were refused, each with its reason; asked again, the same sorties.',
    params: planIdSchema,
    body: planLaunchSchema,
    audit: { verb: 'launch', kind: 'plan', isOfEverybody: true },
    async handle({ actor, params, body }) {
      const done = await launchPlan(params.id, actor, body);
      const totals = await readLauncherTotals(done.launched.map(({ sortie }) => sortie));
      return presentLaunchedPlan(done, totals);
    },
  }),
];
