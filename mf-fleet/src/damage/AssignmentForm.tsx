import { SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useState } from 'react';
import styled from 'styled-components';
import { SEVERITIES } from '@fleetwatch/contract/damages/kinds';
import { DAMAGE_NOTE_MAX, REPAIR_COST_MAX } from '@fleetwatch/contract/damages/limits';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { PickPerson, type PickerRequest, type Person } from '@fleetwatch/kit/parts/PickPerson';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useCareForDamageMutation } from './damageApi.ts';
import { readNumber } from '@fleetwatch/kit/ui/form/readNumber.ts';
import {
  AMOUNT_INVALID,
  ASSIGN,
  ASSIGNMENT,
  ASSIGN_TO,
  DUE,
  ESTIMATE,
  INSURANCE,
  REPORT_UPDATED,
  SAVE,
  SEVERITY,
  UNASSIGN,
} from './texts.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: var(--s3);
  align-items: end;
`;

/** Sets a report's severity, assignee and due day (rule damage.care); for the boat captain and coaches. */
export function AssignmentForm({ damage }: { damage: Damage }) {
  const [assignee, setAssignee] = useState<Person | null>(damage.assignee);
  const form = useFormFields({
    severity: damage.severity,
    dueBy: damage.dueBy ?? '',
    estimate: damage.costEstimate?.toFixed(2) ?? '',
    insurance: damage.insurance,
  });
  const { dueBy, estimate, insurance } = form.values;
  const [pickerRequest, setPickerRequest] = useState<PickerRequest | null>(null);
  const [care, { isLoading, error }] = useCareForDamageMutation();
  const showOutcome = useResultToast();
  const costEstimate = readNumber(estimate, { most: REPAIR_COST_MAX });
  const checked = { estimate: costEstimate === null ? AMOUNT_INVALID : null };
  const submit = async () => {
    if (!form.passes(checked) || isLoading) return;
    const answer = await care({
      id: damage._id,
      severity: SEVERITIES.find((one) => one === form.values.severity) ?? damage.severity,
      assignee: assignee?._id ?? null,
      dueBy: dueBy === '' ? null : dueBy,
      costEstimate: estimate.trim() === '' ? null : costEstimate,
      insurance: insurance.trim(),
    });
    if (!answer.error) showOutcome(undefined, REPORT_UPDATED);
  };
  return (
    <Card title={ASSIGNMENT}>
      <Form
        label={ASSIGNMENT}
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        <Fields>
          <SelectField
            label={SEVERITY}
            options={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value].title }))}
            {...form.wire('severity', null)}
          />
          <TextField label={DUE} type="date" {...form.wire('dueBy', null)} />
          <TextField label={ESTIMATE} inputMode="decimal" {...form.wire('estimate', checked.estimate)} />
        </Fields>
        <TextField label={INSURANCE} maxLength={DAMAGE_NOTE_MAX} {...form.wire('insurance', null)} />
        <FormButtons>
          {assignee && <Button onClick={() => setAssignee(null)}>{UNASSIGN}</Button>}
          <Button
            icon="person"
            onClick={() =>
              setPickerRequest({ title: ASSIGN_TO, taken: assignee ? [assignee] : [], name: setAssignee })
            }
          >
            {assignee ? assignee.name : ASSIGN}
          </Button>
          <Button tone="primary" type="submit" isBusy={isLoading}>
            {SAVE}
          </Button>
        </FormButtons>
      </Form>
      <PickPerson naming={pickerRequest} onClose={() => setPickerRequest(null)} />
    </Card>
  );
}
