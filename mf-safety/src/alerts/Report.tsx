import { useState } from 'react';
import { STEP_NOTE_MAX } from '@fleetwatch/contract/safety/settings';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useAlertReportMutation } from '../data/safetyApi.ts';
import { ADD_TO_LOG, REPORT, SEEN_OR_HEARD, SEEN_OR_HEARD_HINT } from './texts.ts';

/** Adds the last report about the crew, for searchers (rule safety.report). */
export function Report({ alert }: { alert: Alert }) {
  const [typed, setTyped] = useState('');
  const [send, { isLoading, error }] = useAlertReportMutation();
  const note = typed.trim();
  const submit = async () => {
    if (isLoading || note === '') return;
    const answer = await send({ id: alert._id, note });
    if (!answer.error) setTyped('');
  };
  return (
    <Form label={REPORT} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <TextField
        label={SEEN_OR_HEARD}
        hint={SEEN_OR_HEARD_HINT}
        limit={STEP_NOTE_MAX}
        maxLength={STEP_NOTE_MAX}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {note !== '' && (
        <FormButtons>
          <Button type="submit" isBusy={isLoading}>
            {ADD_TO_LOG}
          </Button>
        </FormButtons>
      )}
    </Form>
  );
}
