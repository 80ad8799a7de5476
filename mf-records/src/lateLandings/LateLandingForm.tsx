import { useState } from 'react';
import styled from 'styled-components';
import type { UnlandedOuting, LateLandingBody } from '@fleetwatch/contract/lateLandings/wire';
import { landingNotesRule } from '@fleetwatch/contract/sorties/landing';
import { NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { distanceInWords } from '@fleetwatch/contract/sorties/distanceText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useLandSortieMutation } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { useLeaveAshoreMutation } from './lateLandingApi.ts';
import { readDistanceAnswer } from './readDistanceAnswer.ts';
import {
  DISTANCE_NEEDED,
  HOW_FAR,
  LAND,
  NEVER_WENT_OUT,
  OFFICERS_ASKED_TO_DELETE,
  OFFICERS_NOTIFIED,
  UNKNOWN_DISTANCE,
  canLaunchAgain,
  distanceHint,
  landWith,
  landed,
  landedUndecided,
  neverOutQuestion,
} from './texts.ts';

const OtherAnswers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

const EMPTY = { typed: '' };
/** Asks how far it was; the distance may be unknown (rules forgotten.answer, forgotten.ashore). */
export function LateLandingForm({ outing }: { outing: UnlandedOuting }) {
  const { sortie, left, countsAnyway } = outing;
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectMemberId);
  const unit = useUnit();
  // Entries in another unit are a separate draft.
  const [{ typed }, onDraft, dropDraft] = useDraft(
    `forgotten:${sortie._id}${unit === 'mi' ? '' : ` ${unit}`}`,
    EMPTY,
  );
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isConfirmingNever, setIsConfirmingNever] = useState(false);
  const [land, landing] = useLandSortieMutation();
  const [leave, leaving] = useLeaveAshoreMutation();
  const isCorrecting = useClubQuery().data?.features?.includes('corrections');
  const { miles, notes } = readDistanceAnswer(typed, unit);
  const refusal = miles > 0 ? landingNotesRule(notes) : DISTANCE_NEEDED;
  const showToast = (text: string) => dispatch(toastShown({ text, tone: 'success' }));

  const handleLand = async () => {
    setHasSubmitted(true);
    if (refusal !== null) return;
    const answer = await land({ sortie: sortie._id, miles, description: notes, uid, asksCredit: true });
    if (answer.error) return;
    dropDraft();
    dispatch(invalidateTags(['Sorties']));
    showToast(countsAnyway ? landed(sortie.bus) : landedUndecided(sortie.bus));
  };
  const handleLeave = async (as: LateLandingBody['as']) => {
    const answer = await leave({ id: sortie._id, as });
    setIsConfirmingNever(false);
    if (!answer.error) showToast(canLaunchAgain(sortie.bus));
  };
  const failure = landing.error ?? leaving.error;
  return (
    <>
      <Form
        label={HOW_FAR}
        error={failure ? failureOf(failure).text : undefined}
        onSubmit={() => void handleLand()}
      >
        <TextField
          label={HOW_FAR}
          hint={distanceHint(unit === 'mi', countsAnyway)}
          value={typed}
          onChange={(text) => onDraft({ typed: text })}
          limit={NOTES_MAX}
          error={hasSubmitted && refusal !== null ? refusal : undefined}
          autoComplete="off"
        />
        <Button type="submit" tone="primary" isBusy={landing.isLoading}>
          {miles > 0 ? landWith(distanceInWords(miles, unit)) : LAND}
        </Button>
      </Form>
      <OtherAnswers>
        {!left && (
          <Button isBusy={leaving.isLoading} onClick={() => void handleLeave('rack')}>
            {UNKNOWN_DISTANCE}
          </Button>
        )}
        {left?.as !== 'never' && (
          <Button tone="quiet" onClick={() => setIsConfirmingNever(true)}>
            {NEVER_WENT_OUT}
          </Button>
        )}
      </OtherAnswers>
      <ConfirmDialog
        isOpen={isConfirmingNever}
        title={neverOutQuestion(sortie.bus)}
        verb={NEVER_WENT_OUT}
        isBusy={leaving.isLoading}
        onConfirm={() => void handleLeave('never')}
        onCancel={() => setIsConfirmingNever(false)}
      >
        {isCorrecting ? OFFICERS_ASKED_TO_DELETE : OFFICERS_NOTIFIED}
      </ConfirmDialog>
    </>
  );
}
