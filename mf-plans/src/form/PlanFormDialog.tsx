import { useRef } from 'react';
import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Form } from '@fleetwatch/kit/ui/form/Form';

import { PlanFields } from './PlanFields.tsx';
import type { PlanStart } from './planDraft.ts';
import { usePlanForm } from './usePlanForm.ts';
import { SAVE, newPlanFor, planFor } from './texts.ts';

interface PlanFormDialogProps {
  start: PlanStart;
  now: LocalDateTimeText;
  /** The plan to edit; null for a new one. */
  plan: Plan | null;
  groups: readonly UserGroup[];
  onClose: () => void;
}

const Narrow = styled.div`
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
  padding-bottom: var(--s5);
`;

/** 'New Plan for {weekday month day}', in full screen, with its save button (rule plan.form). */
export function PlanFormDialog({ start, now, plan, groups, onClose }: PlanFormDialogProps) {
  const form = usePlanForm({ start, now, plan, onSaved: onClose });
  const frame = useRef<HTMLDivElement>(null);
  // A new plan's title follows its date.
  const day = plan === null && isCalendarDay(form.draft.date) ? form.draft.date : start.day;
  const title = plan ? planFor(day) : newPlanFor(day);
  // Submits through the form, which focuses the first invalid field.
  const submit = () => frame.current?.querySelector('form')?.requestSubmit();
  return (
    <Dialog
      isOpen
      isFullScreen
      title={title}
      onClose={onClose}
      actions={
        <Button tone="primary" isBusy={form.isBusy} onClick={submit}>
          {SAVE}
        </Button>
      }
    >
      <Narrow ref={frame}>
        <Form label={title} onSubmit={() => void form.save()} error={form.error}>
          <PlanFields
            draft={form.draft}
            change={form.change}
            refusals={form.refusals}
            groups={groups}
            today={now.slice(0, 10)}
            plan={plan}
          />
        </Form>
      </Narrow>
    </Dialog>
  );
}
