import type { KioskReservation, Reservation } from '@fleetwatch/contract/plans/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { planPresenter } from './planPresenter.ts';
import type { HeldBoat } from './planHooks.ts';

export async function presentReservations(held: readonly HeldBoat[]): Promise<Reservation[]> {
  const present = await planPresenter();
  const members = await memberDirectory.get();
  return held.map(({ plan, boat, holder, launchAt, landAt }) => ({
    bus_id: String(boat),
    plan: plan ? String(plan._id) : '',
    name: members.get(String(holder))?.name ?? '',
    usergroup: plan ? present(plan).usergroup : '',
    launch: clubText(launchAt),
    land: clubText(landAt),
  }));
}

export async function presentReservationsForKiosk(held: readonly HeldBoat[]): Promise<KioskReservation[]> {
  const reservations = await presentReservations(held);
  return reservations.map(({ bus_id, name, launch, land }) => ({ bus_id, name, launch, land }));
}
