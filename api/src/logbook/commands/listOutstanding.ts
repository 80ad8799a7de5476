import { usesFeature } from '../../platform/club/features.ts';
import { listStillOut } from './listSorties.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** Filters a member's sorties, as launcher or crew. */
const ofMember = (sorties: readonly SortieRecord[], memberId: string): SortieRecord[] =>
  sorties.filter(({ launcher, crew }) => [launcher, ...crew].map(String).includes(memberId));

/** Lists sorties whose boat is ashore but which are not landed (rule forgotten.ashore). */
async function listAwaited(): Promise<SortieRecord[]> {
  return usesFeature('forgotten') ? SortieModel.find({ isAwaited: true }).lean<SortieRecord[]>() : [];
}

/**
 * Lists a member's sorties that are not landed, as launcher or crew, in launch order. There are few at a
 * time, so the indexes over them serve all members.
 */
export async function listOutstanding(memberId: string): Promise<SortieRecord[]> {
  const [out, awaited] = await Promise.all([listStillOut(), listAwaited()]);
  return ofMember([...out, ...awaited], memberId).sort(
    (one, other) => one.launchedAt.getTime() - other.launchedAt.getTime(),
  );
}

/** Whether a boat is out, or away with a tour, with a member in it. */
export async function isAnywhereOut(memberId: string): Promise<boolean> {
  const out = await SortieModel.find({ isOut: true }).select('launcher crew').lean<SortieRecord[]>();
  return ofMember(out, memberId).length > 0;
}

export async function countOutstanding(memberId: string): Promise<number> {
  return ofMember(await listStillOut(), memberId).length;
}
