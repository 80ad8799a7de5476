import type { ReactNode } from 'react';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { useSubmission } from './useSubmission.ts';
import type { Submitted } from './useSubmission.ts';

interface CoachFormProps<Field extends string> extends Submitted<Field> {
  /** 'Add Boat to Fleet' */
  label: string;
  /** On the buttons: 'Add boat'. */
  verb: string;
  /** Confirmation before it is sent. */
  question: string;
  children: ReactNode;
}

/** A form of the coach's panel, with one confirmation before it is sent. */
export function CoachForm<Field extends string>(props: CoachFormProps<Field>) {
  const { label, verb, question, children, ...submitted } = props;
  const { isAsking, isBusy, failure, ask, cancel, confirm } = useSubmission(submitted);
  return (
    <>
      <Form label={label} error={failure} onSubmit={ask}>
        {children}
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          {verb}
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        title={label}
        verb={verb}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
