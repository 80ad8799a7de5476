import { listStillOut } from './listSorties.ts';
import type { SortieRecord } from '../Sortie.ts';

/**
 * A member's sorties that are still out, in the order of launch. Those who may land a sortie without being a coach see
 * it as outstanding: its launcher and its crew. Few boats are out at a time, so one index over them serves everyone.
 */
export async function listOutstanding(memberId: string): Promise<SortieRecord[]> {
  const out = await listStillOut();
  return out.filter(({ launcher, crew }) => [launcher, ...crew].map(String).includes(memberId));
}

export async function countOutstanding(memberId: string): Promise<number> {
  return (await listOutstanding(memberId)).length;
}
