import { OUTCOME_TEXTS, STATE_TEXTS, STEP_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useState } from 'react';
import styled from 'styled-components';
import { OUTCOMES, type Outcome } from '@fleetwatch/contract/damages/kinds';
import { DAMAGE_NOTE_MAX } from '@fleetwatch/contract/damages/limits';
import { needsReason, NEXT_STEP, type DamageState } from '@fleetwatch/contract/damages/states';
import type { Damage, DamageStateBody } from '@fleetwatch/contract/damages/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useDamagesQuery, useMoveDamageMutation } from './damageApi.ts';
import {
  CHOOSE_REPORT,
  HOW_DID_IT_END,
  NEXT,
  NO_OTHER_REPORT,
  WHICH_REPORT_STAYS,
  WHY,
  reportIsNow,
  reportOf,
} from './texts.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > button {
    flex: 1 0 auto;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--s3);
`;

/** Whether a step needs a reason or an outcome. */
const needsAnswer = (to: DamageState): boolean => needsReason(to) || to === 'closed';

/** The steps that the viewer can take now (rule damage.states). */
export function Steps({ damage }: { damage: Damage }) {
  const [pendingStep, setPendingStep] = useState<DamageState | null>(null);
  const [move, { isLoading, error, reset }] = useMoveDamageMutation();
  const showOutcome = useResultToast();
  const send = (to: DamageState, more: Partial<DamageStateBody> = {}) =>
    move({ id: damage._id, from: damage.state, to, reason: null, outcome: null, ...more });
  const doneText = (to: DamageState) =>
    reportIsNow(damage.boatName, damage.no, STATE_TEXTS[to].toLowerCase());
  const handlePress = async (to: DamageState) => {
    reset();
    if (needsAnswer(to)) return setPendingStep(to);
    const answer = await send(to);
    showOutcome(answer.error, doneText(to));
  };
  const handleAnswered = async (to: DamageState, more: Partial<DamageStateBody>) => {
    const answer = await send(to, more);
    if (answer.error) return;
    setPendingStep(null);
    showOutcome(undefined, doneText(to));
  };
  return (
    <Card title={NEXT}>
      <Buttons>
        {damage.may.map((to) => (
          <Button
            key={to}
            tone={to === NEXT_STEP[damage.state] ? 'primary' : 'secondary'}
            isBusy={isLoading}
            onClick={() => void handlePress(to)}
          >
            {STEP_TEXTS[to]}
          </Button>
        ))}
      </Buttons>
      {pendingStep && (
        <StepDialog
          damage={damage}
          to={pendingStep}
          isBusy={isLoading}
          error={error ? failureOf(error).text : undefined}
          onAnswer={(more) => void handleAnswered(pendingStep, more)}
          onCancel={() => setPendingStep(null)}
        />
      )}
    </Card>
  );
}

interface StepDialogProps {
  damage: Damage;
  to: DamageState;
  isBusy: boolean;
  error: string | undefined;
  onAnswer: (more: Partial<DamageStateBody>) => void;
  onCancel: () => void;
}

function StepDialog({ damage, to, isBusy, error, onAnswer, onCancel }: StepDialogProps) {
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('repaired');
  const [duplicateOf, setDuplicateOf] = useState('');
  const { data: pending = [] } = useDamagesQuery();
  const others = pending.filter(({ _id, boat }) => boat === damage.boat && _id !== damage._id);
  const answer = () =>
    onAnswer(
      to === 'closed'
        ? { outcome, ...(outcome === 'duplicate' && duplicateOf !== '' && { duplicateOf }) }
        : { reason },
    );
  return (
    <ConfirmDialog
      isOpen
      title={reportOf(damage.boatName, damage.no)}
      verb={STEP_TEXTS[to]}
      isBusy={isBusy}
      error={error}
      onConfirm={answer}
      onCancel={onCancel}
    >
      <Fields>
        {to === 'closed' ? (
          <SelectField
            label={HOW_DID_IT_END}
            options={OUTCOMES.map((value) => ({ value, label: OUTCOME_TEXTS[value] }))}
            value={outcome}
            onChange={(value) => setOutcome(OUTCOMES.find((one) => one === value) ?? 'repaired')}
          />
        ) : (
          <TextField label={WHY} maxLength={DAMAGE_NOTE_MAX} value={reason} onChange={setReason} />
        )}
        {to === 'closed' && outcome === 'duplicate' && (
          <SelectField
            label={WHICH_REPORT_STAYS}
            options={others.map(({ _id, no, text }) => ({ value: _id, label: `${no}: ${text}` }))}
            placeholder={others.length === 0 ? NO_OTHER_REPORT : CHOOSE_REPORT}
            value={duplicateOf}
            onChange={setDuplicateOf}
          />
        )}
      </Fields>
    </ConfirmDialog>
  );
}
