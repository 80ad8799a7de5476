import { useState } from 'react';
import type { Correction, CorrectionDecisionBody } from '@fleetwatch/contract/corrections/wire';
import { REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDecideCorrectionMutation } from '../data/correctionsApi.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';

const DONE = {
  approved: 'The log is corrected.',
  rejected: 'The request is rejected.',
  stale: 'The outing has changed since: nothing was corrected.',
} as const;

/** Approves or rejects a request (rule correction.decide). */
export function Decision({ correction }: { correction: Correction }) {
  const [comment, setComment] = useState('');
  const [decide, { isLoading, error }] = useDecideCorrectionMutation();
  const showOutcome = useResultToast();
  const send = async (decision: CorrectionDecisionBody['decision']) => {
    if (isLoading) return;
    const { data } = await decide({ id: correction._id, decision, comment: comment.trim() });
    if (data && data.state in DONE) showOutcome(undefined, DONE[data.state as keyof typeof DONE]);
  };
  return (
    <Form
      label="Decision"
      onSubmit={() => void send('approve')}
      error={error ? failureOf(error).text : undefined}
    >
      <TextField
        label="Comment"
        hint="Optional. The requester will see it."
        maxLength={REASON_MAX}
        value={comment}
        onChange={setComment}
      />
      <Row>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          Approve
        </Button>
        <Button isBusy={isLoading} onClick={() => void send('reject')}>
          Reject
        </Button>
      </Row>
    </Form>
  );
}
