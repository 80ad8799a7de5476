import { saveDraft, readDraft } from '@fleetwatch/kit/store/drafts';
import { launchDraftName, OWN_WORKOUT } from './launchDraft.ts';

/** Returns the workout of a cancelled crew to the launch draft, for another boat. */
export function keepWorkout(memberId: string, workout: { typeId: string; text: string } | null): void {
  if (!workout) return;
  const name = launchDraftName(new Date());
  const kept = { isWanted: true, source: OWN_WORKOUT, ...workout };
  saveDraft(memberId, name, { ...readDraft(memberId, name), workout: kept });
}
