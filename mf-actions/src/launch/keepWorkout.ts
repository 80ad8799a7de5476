import { saveDraft, readDraft } from '@fleetwatch/kit/store/drafts';
import { launchDraftName, OWN_WORKOUT } from './launchDraft.ts';

/** Puts the workout of a crew that was given up back where a launch is prepared, for another boat. */
export function keepWorkout(memberId: string, workout: { typeId: string; text: string } | null): void {
  if (!workout) return;
  const name = launchDraftName(new Date());
  const kept = { isWanted: true, source: OWN_WORKOUT, ...workout };
  saveDraft(memberId, name, { ...readDraft(memberId, name), workout: kept });
}
