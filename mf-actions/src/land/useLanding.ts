import { landingNotesRule, landingStep } from '@fleetwatch/contract/sorties/landing';
import type { LandingDraft } from '@fleetwatch/contract/sorties/landing';
import { ADD_MILES_HINT, LAND_TEXTS } from '@fleetwatch/contract/sorties/messages';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useLandSortieMutation } from '@fleetwatch/kit/store/sorties';
import { inFunction, Refusal, refusalOf } from '../screen/Refusal.ts';

/** Asks the member; false when declined. */
export type Ask = (text: string, verb: string) => Promise<boolean>;

/**
 * Lands a sortie of the member's: asks about its miles where they are to be asked about, and sends it.
 * Rejects with the text for the member; when a question is declined that is the hint on how to add miles, and nothing is sent.
 */
export function useLanding(): (sortie: Sortie, draft: LandingDraft, ask: Ask) => Promise<void> {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const [landSortie] = useLandSortieMutation();

  const land = async (sortie: Sortie, draft: LandingDraft, ask: Ask): Promise<void> => {
    const refusal = landingNotesRule(draft.notes);
    if (refusal !== null) throw new Refusal(refusal);
    const { landing, question } = landingStep(draft);
    if (question && !(await ask(question.text, question.verb))) throw new Refusal(ADD_MILES_HINT);
    const { miles, notes } = landing;
    try {
      await landSortie({ sortie: sortie._id, miles, description: notes, uid: memberId }).unwrap();
    } catch (error) {
      const failure = refusalOf(error, LAND_TEXTS);
      if (failure.isOutOfDate) dispatch(invalidateTags(['Sorties']));
      throw failure;
    }
  };
  return (...landing) => inFunction('LandButton!postLand', () => land(...landing));
}
