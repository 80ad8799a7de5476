import { useState } from 'react';
import styled from 'styled-components';
import { STEPS, type Step } from '@fleetwatch/contract/safety/kinds';
import { FORMER_MEMBER, STEP_TEXTS } from '@fleetwatch/contract/safety/texts';
import { STEP_NOTE_MAX } from '@fleetwatch/contract/safety/settings';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useAlertStepMutation } from '../data/safetyApi.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CHECKLIST, REFERENCE_NUMBER, REFERENCE_NUMBER_HINT } from './texts.ts';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--s1) var(--s4);
  padding: 0;
  list-style: none;
`;

/** The steps with their members and times (rule safety.checklist). The services' reference number goes with their tick. */
export function Checklist({ alert }: { alert: Alert }) {
  const { timeOf } = useClubTime();
  const [reference, setReference] = useState('');
  const [send, { isLoading }] = useAlertStepMutation();
  const showOutcome = useResultToast();
  const tick = async (step: Step, done: boolean) => {
    if (isLoading) return;
    const note = step === 'services' && done ? reference.trim() : '';
    showOutcome((await send({ id: alert._id, step, done, note })).error, '');
  };
  return (
    <div role="group" aria-label={CHECKLIST}>
      <h3>{CHECKLIST}</h3>
      <Steps>
        {STEPS.map((step) => {
          const ticked = alert.steps.find((one) => one.step === step);
          const who =
            ticked && [timeOf(ticked.at), ticked.by ?? FORMER_MEMBER, ticked.note].filter(Boolean).join(', ');
          return (
            <li key={step}>
              <CheckboxField
                label={STEP_TEXTS[step]}
                hint={who}
                isChecked={ticked !== undefined}
                onChange={(done) => void tick(step, done)}
              />
              {step === 'services' && !ticked && (
                <TextField
                  label={REFERENCE_NUMBER}
                  hint={REFERENCE_NUMBER_HINT}
                  value={reference}
                  onChange={setReference}
                  maxLength={STEP_NOTE_MAX}
                  autoComplete="off"
                />
              )}
            </li>
          );
        })}
      </Steps>
    </div>
  );
}
