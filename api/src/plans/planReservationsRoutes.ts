import type { KioskReservation, PlanLaunchAnswer, Reservation } from '@fleetwatch/contract/plans/wire';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { leaveNoTrail } from '../platform/logging/auditTrail.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { presentLaunched } from '../sorties/sortiePresenter.ts';
import { launchPlan, type LaunchedPlan } from './commands/launchPlan.ts';
import { listReservations, type HeldBoat } from './commands/listReservations.ts';
import { planPresenter } from './planPresenter.ts';
import { planIdSchema } from './planSchemas.ts';

type Empty = Record<never, never>;

async function presentReservations(held: readonly HeldBoat[]): Promise<Reservation[]> {
  const present = await planPresenter();
  return held.map(({ plan, boat }) => {
    const { _id, name, usergroup, launch, land } = present(plan);
    return { bus_id: String(boat), plan: _id, name, usergroup, launch, land };
  });
}

const forKiosk = ({ bus_id, name, launch, land }: Reservation): KioskReservation => ({
  bus_id,
  name,
  launch,
  land,
});

async function presentLaunchedPlan({ launched, refused }: LaunchedPlan): Promise<PlanLaunchAnswer> {
  const fleet = await fleetDirectory.get();
  return {
    results: await Promise.all(launched.map(presentLaunched)),
    refused: refused.map(({ boat, error }) => ({
      bus: fleet.get(String(boat))?.name ?? '',
      text: error.message,
    })),
  };
}

/** The reservations of plans, and launching plans. */
export const planReservationsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/reservations-results',
    summary:
      'The boats that today’s plans still hold: until they are launched, or 15 minutes after their time.',
    answers: 'R reservations, in the order of launch; boat, times and author’s name for the kiosk.',
    async handle({ actor }): Promise<{ results: Reservation[] | KioskReservation[] }> {
      const reservations = await presentReservations(await listReservations());
      return { results: actor ? reservations : reservations.map(forKiosk) };
    },
  }),

  memberRoute<Empty, { id: string }>({
    method: 'POST',
    path: '/plan-launch/:id',
    summary:
      'Launch from a plan that is boarding, in one’s own name: one’s boat and its crew; its author or a coach, who sit in none, every boat that has a seat for them.',
    answers:
      'R the new sorties, and the boats that were refused, each with its reason; asked again, the same sorties.',
    params: planIdSchema,
    audit: { verb: 'launch', kind: 'plan', isOfEverybody: true },
    async handle({ actor, params }) {
      const done = await launchPlan(params.id, actor);
      const [first] = done.refused;
      if (first && done.launched.length === 0) throw first.error;
      if (done.launched.every(({ isRepeat }) => isRepeat)) leaveNoTrail();
      return presentLaunchedPlan(done);
    },
  }),
];
