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

/** Routes for the reservations of plans, and for launching plans. */
export const planReservationsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/reservations-results',
    summary:
      "List the boats on tour today, and those held by today's plans and reservations. A hold ends at launch, or 15 minutes after its time.",
    answers: "R reservations in launch order; the kiosk gets only boat, times and holder's name.",
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
      "Check the rules before the caller launches a plan's boats; ?supervisor= is the member who would supervise minors.",
    answers: 'R answers, as in GET /launch-check; refused like the launch itself.',
    params: planIdSchema,
    query: planCheckSchema,
    handle: ({ actor, params, query }): Promise<LaunchCheck> =>
      readPlanCheck(params.id, actor, query.supervisor ?? null),
  }),

  memberRoute<PlanLaunchBody, { id: string }>({
    method: 'POST',
    path: '/plan-launch/:id',
    summary:
      "Launch from a boarding plan in the caller's name: the caller's boat and crew, or, for an author or coach without a seat, every boat with a free seat.",
    answers: 'R the new sorties, and the refused boats with reasons; a repeat returns the same sorties.',
    params: planIdSchema,
    body: planLaunchSchema,
    audit: { verb: 'launch', kind: 'plan', isForAnyCaller: true },
    async handle({ actor, params, body }) {
      const done = await launchPlan(params.id, actor, body);
      const totals = await readLauncherTotals(done.launched.map(({ sortie }) => sortie));
      return presentLaunchedPlan(done, totals);
    },
  }),
];
