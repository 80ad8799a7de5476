import styled from 'styled-components';
import { MILES_MAX, NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { landHeading, NOTES_LENGTH } from '@fleetwatch/contract/sorties/messages';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart, timePart } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Card } from '@fleetwatch/kit/ui/Card';
import { ConfirmDialog } from '@fleetwatch/kit/ui/ConfirmDialog';
import { ConfirmSlider } from '@fleetwatch/kit/ui/ConfirmSlider';
import { MilesStepper } from '@fleetwatch/kit/ui/MilesStepper';
import { Notice } from '@fleetwatch/kit/ui/Notice';
import { TextAreaField } from '@fleetwatch/kit/ui/TextAreaField';
import type { LandingDraft } from './landingStep.ts';
import type { Ask } from './useLanding.ts';
import { useQuestion } from './useQuestion.ts';

interface LandBlockProps {
  sortie: Sortie;
  draft: LandingDraft;
  onDraft: (draft: LandingDraft) => void;
  /** Lands it; rejects with the text for the member. */
  onLand: (ask: Ask) => Promise<void>;
}

/** The midnight rule, said before the miles are typed (member-operations, introduction). */
const LATE_LANDING = 'Launched on an earlier day: landing it now credits neither trip nor miles.';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: var(--s4);
`;

/** One boat to land: miles, notes, and the slider that does it. */
export function LandBlock({ sortie, draft, onDraft, onLand }: LandBlockProps) {
  const { question, ask } = useQuestion();
  const { data: club } = useClubQuery();
  const { miles, notes } = draft;
  const isLate = club !== undefined && datePart(sortie.launch) !== club.today;
  return (
    <Card title={landHeading(sortie.bus, timePart(sortie.launch))}>
      <Fields>
        {isLate && <Notice tone="amber">{LATE_LANDING}</Notice>}
        <MilesStepper
          value={miles}
          most={MILES_MAX}
          onChange={(changed) => onDraft({ ...draft, miles: changed })}
        />
        <TextAreaField
          label="Notes"
          hint="Begin with miles (5.5) or meters (8000) to log them."
          rows={2}
          limit={NOTES_MAX}
          error={notes.trim().length > NOTES_MAX ? NOTES_LENGTH : undefined}
          value={notes}
          onChange={(changed) => onDraft({ ...draft, notes: changed })}
        />
        <ConfirmSlider
          label="Confirm landing"
          verb="Land"
          question={`Land ${sortie.bus} now?`}
          onConfirm={() => onLand(ask)}
        />
      </Fields>
      <ConfirmDialog
        isOpen={question !== null}
        title={`Land ${sortie.bus}`}
        verb={question?.verb ?? ''}
        cancelLabel="No"
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {question?.text}
      </ConfirmDialog>
    </Card>
  );
}
