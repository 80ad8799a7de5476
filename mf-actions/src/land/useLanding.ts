import { brokenSortie, landingNotesRule, landingStep } from '@fleetwatch/contract/sorties/landing';
import type { LandingDraft } from '@fleetwatch/contract/sorties/landing';
import {
  LAND_TEXTS,
  landingQuestion,
  CHECK_MILES,
  addDistanceHint,
  distanceInvalid,
} from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useLandSortieMutation } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useUnusualLanding } from './useUnusualLanding.ts';
import { inFunction, Refusal, refusalOf } from '../screen/Refusal.ts';
import { LAND_ANYWAY } from './texts.ts';

/** As on the tablet (rule kiosk.toasts). */
const ADD_MILES_MS = 5_000;

/** Asks the member; false when declined. */
export type AskMember = (text: string, verb: string) => Promise<boolean>;

/**
 * Lands a sortie of the member: asks about unclear miles, then sends it.
 * Rejects with the text for the member; when a question is declined, a toast explains what to do, and nothing is sent.
 */
export function useLanding(): (sortie: Sortie, draft: LandingDraft, ask: AskMember) => Promise<void> {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const [landSortie] = useLandSortieMutation();
  const checkUnusual = useUnusualLanding();
  const unit = useUnit();

  const land = async (sortie: Sortie, draft: LandingDraft, ask: AskMember): Promise<void> => {
    const refusal = brokenSortie(sortie) ?? landingNotesRule(draft.notes);
    if (refusal !== null) throw new Refusal(refusal);
    // The marked text is not a distance.
    if (!Number.isFinite(draft.miles)) throw new Refusal(distanceInvalid(unit));
    const { landing, question } = landingStep(draft, unit);
    if (question && !(await ask(question.text, question.verb))) {
      dispatch(toastShown({ text: addDistanceHint(unit), lifetimeMs: ADD_MILES_MS }));
      throw new Refusal('');
    }
    const { miles, notes } = landing;
    const unusual = checkUnusual(sortie, miles);
    if (unusual.length > 0 && !(await ask(landingQuestion(unusual), LAND_ANYWAY)))
      throw new Refusal(CHECK_MILES);
    const confirmed = unusual.length > 0 && { confirmed: unusual.map(({ code }) => code) };
    const body = { sortie: sortie._id, miles, description: notes, uid: memberId, ...confirmed };
    try {
      await landSortie(body).unwrap();
    } catch (error) {
      const failure = refusalOf(error, LAND_TEXTS);
      if (failure.isOutOfDate) dispatch(invalidateTags(['Sorties']));
      throw failure;
    }
  };
  return (...landing) => inFunction('LandButton!postLand', () => land(...landing));
}
