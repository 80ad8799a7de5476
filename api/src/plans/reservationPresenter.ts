import type { KioskReservation, Reservation } from '@fleetwatch/contract/plans/wire';
import { planPresenter } from './planPresenter.ts';
import type { HeldBoat } from './Reservation.ts';

export async function presentReservations(held: readonly HeldBoat[]): Promise<Reservation[]> {
  const present = await planPresenter();
  return held.map(({ plan, boat }) => {
    const { _id, name, usergroup, launch, land } = present(plan);
    return { bus_id: String(boat), plan: _id, name, usergroup, launch, land };
  });
}

export async function presentReservationsForKiosk(held: readonly HeldBoat[]): Promise<KioskReservation[]> {
  const reservations = await presentReservations(held);
  return reservations.map(({ bus_id, name, launch, land }) => ({ bus_id, name, launch, land }));
}
