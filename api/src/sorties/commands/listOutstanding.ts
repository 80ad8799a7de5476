import { listStillOut } from './listSorties.ts';
import type { SortieRecord } from '../Sortie.ts';

/**
 * A member's sorties that are still out, as launcher or crew, in the order of launch. Few boats are out at a time, so
 * the index over them serves all members.
 */
export async function listOutstanding(memberId: string): Promise<SortieRecord[]> {
  const out = await listStillOut();
  return out.filter(({ launcher, crew }) => [launcher, ...crew].map(String).includes(memberId));
}

export async function countOutstanding(memberId: string): Promise<number> {
  return (await listOutstanding(memberId)).length;
}
