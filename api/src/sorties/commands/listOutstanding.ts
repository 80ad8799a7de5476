import { usesFeature } from '../../platform/club/features.ts';
import { listStillOut } from './listSorties.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** A member's sorties among these, as launcher or crew. */
const ofMember = (sorties: readonly SortieRecord[], memberId: string): SortieRecord[] =>
  sorties.filter(({ launcher, crew }) => [launcher, ...crew].map(String).includes(memberId));

/** Sorties whose boat is in although nobody has landed them (rule forgotten.ashore). */
async function listAwaited(): Promise<SortieRecord[]> {
  return usesFeature('forgotten') ? SortieModel.find({ isAwaited: true }).lean<SortieRecord[]>() : [];
}

/**
 * A member's sorties that are not landed, as launcher or crew, in the order of launch. Few are at a time, so the indexes over
 * them serve all members.
 */
export async function listOutstanding(memberId: string): Promise<SortieRecord[]> {
  const [out, awaited] = await Promise.all([listStillOut(), listAwaited()]);
  return ofMember([...out, ...awaited], memberId).sort(
    (one, other) => one.launchedAt.getTime() - other.launchedAt.getTime(),
  );
}

/** A member's sorties whose boats are out, as launcher or crew, in the order of launch. */
export async function listOutOf(memberId: string): Promise<SortieRecord[]> {
  return ofMember(await listStillOut(), memberId);
}

export async function countOutstanding(memberId: string): Promise<number> {
  return (await listOutOf(memberId)).length;
}
