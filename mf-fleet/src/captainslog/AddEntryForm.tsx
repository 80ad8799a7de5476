import { useState } from 'react';
import { LOG_APPEND_MAX } from '@fleetwatch/contract/boats/limits';
import { logEntryRule } from '@fleetwatch/contract/boats/rules';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { useAppendToLogMutation } from '../data/fleetApi.ts';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { APPEND_MESSAGES } from '../screen/failureMessages.ts';
import { CANCEL } from '../texts.ts';
import { ADD_ENTRY, ADD_LOG_ENTRY, ENTRY, ENTRY_ADDED, ENTRY_HINT } from './texts.ts';

interface AddEntryFormProps {
  boatId: string;
  onDone: () => void;
}

/** A form for a new log entry; the server dates and signs it, and appends it to the log. */
export function AddEntryForm({ boatId, onDone }: AddEntryFormProps) {
  const dispatch = useAppDispatch();
  const [{ entry }, setDraft, dropDraft] = useDraft(`log:${boatId}`, { entry: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [append, { isLoading, error }] = useAppendToLogMutation();
  const refusal = logEntryRule(entry);
  const isShown = isSubmitted || entry.length > LOG_APPEND_MAX;

  const submit = async () => {
    setIsSubmitted(true);
    if (refusal !== null || isLoading) return;
    const answer = await append({ boat: boatId, log: entry.trim() });
    if (answer.error) return;
    dropDraft();
    dispatch(toastShown({ text: ENTRY_ADDED, tone: 'success' }));
    onDone();
  };
  return (
    <Card title={ADD_LOG_ENTRY}>
      <Form
        label={ADD_LOG_ENTRY}
        onSubmit={() => void submit()}
        error={error ? textOfFailure(error, APPEND_MESSAGES) : undefined}
      >
        <TextAreaField
          label={ENTRY}
          hint={ENTRY_HINT}
          limit={LOG_APPEND_MAX}
          value={entry}
          onChange={(text) => {
            setDraft({ entry: text });
            setIsSubmitted(false);
          }}
          error={isShown && refusal !== null ? refusal : undefined}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the form opens by a press on 'Add entry', and this is its one field
          autoFocus
        />
        <FormButtons>
          <Button onClick={onDone}>{CANCEL}</Button>
          <Button tone="primary" type="submit" isBusy={isLoading}>
            {ADD_ENTRY}
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
