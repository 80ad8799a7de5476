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
import {
  APPROVE,
  CHANGED_SINCE,
  COMMENT,
  COMMENT_HINT,
  DECISION,
  LOG_CORRECTED,
  REJECT,
  REQUEST_REJECTED,
} from './texts.ts';

const DONE = {
  approved: LOG_CORRECTED,
  rejected: REQUEST_REJECTED,
  stale: CHANGED_SINCE,
} as const;

/** Approves or rejects a request (rule correction.decide). */
export function DecisionForm({ correction }: { correction: Correction }) {
  const [comment, setComment] = useState('');
  const [decide, { isLoading, error }] = useDecideCorrectionMutation();
  const showResult = useResultToast();
  const send = async (decision: CorrectionDecisionBody['decision']) => {
    if (isLoading) return;
    const { data } = await decide({ id: correction._id, decision, comment: comment.trim() });
    if (data && data.state in DONE) showResult(undefined, DONE[data.state as keyof typeof DONE]);
  };
  return (
    <Form
      label={DECISION}
      onSubmit={() => void send('approve')}
      error={error ? failureOf(error).text : undefined}
    >
      <TextField
        label={COMMENT}
        hint={COMMENT_HINT}
        maxLength={REASON_MAX}
        value={comment}
        onChange={setComment}
      />
      <Row>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {APPROVE}
        </Button>
        <Button isBusy={isLoading} onClick={() => void send('reject')}>
          {REJECT}
        </Button>
      </Row>
    </Form>
  );
}
