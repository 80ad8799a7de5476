import { useState } from 'react';
import styled from 'styled-components';
import { DAMAGE_NOTE_MAX, DAMAGES_REJECT_MAX } from '@fleetwatch/contract/damages/limits';
import { DAMAGES_TO_REJECT } from '@fleetwatch/contract/damages/texts';
import { isStep } from '@fleetwatch/contract/damages/states';
import type { DamageRow } from '@fleetwatch/contract/damages/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useRejectDamagesMutation } from './damageApi.ts';
import { CANCEL } from '../texts.ts';
import {
  CHOOSE_ALL,
  NONE_TO_REJECT,
  REJECT,
  REPORTS_TO_REJECT,
  WHY,
  rejectReports,
  reportToReject,
  reportedBy,
  reportsRejected,
} from './texts.ts';

const Choices = styled.fieldset`
  display: grid;
  gap: var(--s2);
  min-width: 0;
  border: 0;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

interface RejectSeveralProps {
  damages: readonly DamageRow[];
  onDone: () => void;
}

/** Selects reports, and rejects them with one reason, for boat captains and coaches (rule damage.reject-several). */
export function RejectSeveral({ damages, onDone }: RejectSeveralProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<'choose' | 'none chosen' | 'confirm'>('choose');
  const [reason, setReason] = useState('');
  const [reject, { isLoading, error }] = useRejectDamagesMutation();
  const showOutcome = useResultToast();
  const offered = damages.filter(({ state }) => isStep(state, 'rejected')).slice(0, DAMAGES_REJECT_MAX);
  // Someone else may have rejected a report since then.
  const ids = offered.map(({ _id }) => _id).filter((id) => chosen.has(id));
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  const send = async () => {
    const answer = await reject({ ids, reason });
    if (!answer.data) return;
    const { rejected, left } = answer.data;
    showOutcome(undefined, reportsRejected(rejected, left));
    onDone();
  };
  return (
    <>
      <Choices aria-label={REPORTS_TO_REJECT}>
        {offered.length === 0 && <p>{NONE_TO_REJECT}</p>}
        {offered.map(({ _id, boatName, no, text, by }) => (
          <CheckboxField
            key={_id}
            label={reportToReject(boatName, no, text)}
            hint={reportedBy(by.name)}
            isChecked={chosen.has(_id)}
            onChange={(isChosen) => toggle(_id, isChosen)}
          />
        ))}
      </Choices>
      <div role="alert">
        {step === 'none chosen' && ids.length === 0 && <Notice tone="red">{DAMAGES_TO_REJECT}</Notice>}
      </div>
      <Buttons>
        {offered.length > 1 && (
          <Button onClick={() => setChosen(new Set(offered.map(({ _id }) => _id)))}>{CHOOSE_ALL}</Button>
        )}
        <Button tone="danger" onClick={() => setStep(ids.length === 0 ? 'none chosen' : 'confirm')}>
          {rejectReports(ids.length)}
        </Button>
        <Button onClick={onDone}>{CANCEL}</Button>
      </Buttons>
      <ConfirmDialog
        isOpen={step === 'confirm'}
        title={rejectReports(ids.length)}
        verb={REJECT}
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void send()}
        onCancel={() => setStep('choose')}
      >
        <TextField label={WHY} maxLength={DAMAGE_NOTE_MAX} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
