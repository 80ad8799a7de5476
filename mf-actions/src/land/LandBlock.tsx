import { ANYTHING_WRONG } from '@fleetwatch/contract/damages/texts';
import { EMPTY_LANDING, landingNotesRule } from '@fleetwatch/contract/sorties/landing';
import type { LandingDraft } from '@fleetwatch/contract/sorties/landing';
import { MILES_MAX, NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { landHeading } from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart, timePart } from '@fleetwatch/contract/time/localText';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useQuestion } from '@fleetwatch/kit/ui/dialog/useQuestion.ts';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { DistanceField } from '@fleetwatch/kit/parts/DistanceField';
import { MilesStepper } from '@fleetwatch/kit/parts/MilesStepper';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import type { AskMember } from './useLanding.ts';
import { Dock } from '../screen/Dock.tsx';
import { LAND } from '../texts.ts';
import { LATE_LANDING, NO, NOTES, landBoat, landBoatNow, lateLandingCounts, notesHint } from './texts.ts';

interface LandBlockProps {
  sortie: Sortie;
  /** The only sortie to land: its slider is in the thumb zone. */
  isOnlyOne: boolean;
  /** Lands it; rejects with the text for the member. */
  onLand: (draft: LandingDraft, ask: AskMember) => Promise<void>;
  /** Opens the form of a damage report after landing; absent if reports are not available. */
  onDamaged?: (() => void) | undefined;
}
const EMPTY = { ...EMPTY_LANDING, isDamaged: false };

/** Whether '+' and '-' can count it: a draft in kilometers is not a whole number of miles. */
const isCounted = (miles: number): boolean => Number.isInteger(miles);

/** One boat to land: miles, notes, and the slider that lands it. */
export function LandBlock({ sortie, isOnlyOne, onLand, onDamaged }: LandBlockProps) {
  const [draft, onDraft, dropDraft] = useDraft(`land:${sortie._id}`, EMPTY);
  const { question, ask } = useQuestion();
  const { data: club } = useClubQuery();
  const unit = useUnit();
  const { miles, notes, isDamaged } = draft;
  const isLate = club !== undefined && datePart(sortie.launch) !== club.today;
  const handleLand = async () => {
    await onLand({ miles, notes }, ask);
    dropDraft();
    if (isDamaged) onDamaged?.();
  };
  const slider = (
    <ConfirmSlider
      label={landBoat(sortie.bus)}
      verb={LAND}
      question={landBoatNow(sortie.bus)}
      onConfirm={handleLand}
    />
  );
  return (
    <Card title={landHeading(sortie.bus, timePart(sortie.launch))}>
      <Stack>
        {isLate && (
          <Notice tone="amber">
            {club.autoCreditLateHours ? lateLandingCounts(club.autoCreditLateHours) : LATE_LANDING}
          </Notice>
        )}
        {unit === 'mi' && isCounted(miles) ? (
          <MilesStepper
            value={miles}
            most={MILES_MAX}
            onChange={(changed) => onDraft({ ...draft, miles: changed })}
          />
        ) : (
          <DistanceField
            key={unit}
            unit={unit}
            miles={miles}
            onChange={(changed) => onDraft({ ...draft, miles: changed })}
          />
        )}
        <TextAreaField
          label={NOTES}
          hint={notesHint(unit)}
          rows={2}
          limit={NOTES_MAX}
          error={landingNotesRule(notes) ?? undefined}
          value={notes}
          onChange={(changed) => onDraft({ ...draft, notes: changed })}
        />
        {onDamaged && (
          <CheckboxField
            label={ANYTHING_WRONG}
            isChecked={isDamaged}
            onChange={(changed) => onDraft({ ...draft, isDamaged: changed })}
          />
        )}
        {isOnlyOne ? <Dock>{slider}</Dock> : slider}
      </Stack>
      <ConfirmDialog
        isOpen={question !== null}
        title={landBoat(sortie.bus)}
        verb={question?.verb ?? ''}
        cancelLabel={NO}
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {question?.text}
      </ConfirmDialog>
    </Card>
  );
}
