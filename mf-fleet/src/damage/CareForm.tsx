import { useState } from 'react';
import styled from 'styled-components';
import { SEVERITIES, SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kinds';
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

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: var(--s3);
  align-items: end;
`;

/** Sets how grave a report is, who takes it and by when (rule damage.care); for the boat captain and coaches. */
export function CareForm({ damage }: { damage: Damage }) {
  const [assignee, setAssignee] = useState<Person | null>(damage.assignee);
  const form = useFormFields({
    severity: damage.severity,
    dueBy: damage.dueBy ?? '',
    estimate: damage.costEstimate?.toFixed(2) ?? '',
    insurance: damage.insurance,
  });
  const { dueBy, estimate, insurance } = form.values;
  const [naming, setNaming] = useState<PickerRequest | null>(null);
  const [care, { isLoading, error }] = useCareForDamageMutation();
  const showOutcome = useResultToast();
  const costEstimate = readNumber(estimate, { most: REPAIR_COST_MAX });
  const checked = { estimate: costEstimate === null ? 'Please give an amount such as 12.50.' : null };
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
    if (!answer.error) showOutcome(undefined, 'The report is changed.');
  };
  return (
    <Card title="Assignment">
      <Form
        label="Assignment"
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        <Fields>
          <SelectField
            label="Severity"
            options={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value].title }))}
            {...form.wire('severity', null)}
          />
          <TextField label="Due" type="date" {...form.wire('dueBy', null)} />
          <TextField label="Estimate" inputMode="decimal" {...form.wire('estimate', checked.estimate)} />
        </Fields>
        <TextField label="Insurance" maxLength={DAMAGE_NOTE_MAX} {...form.wire('insurance', null)} />
        <FormButtons>
          {assignee && <Button onClick={() => setAssignee(null)}>Unassigned</Button>}
          <Button
            icon="person"
            onClick={() =>
              setNaming({ title: 'Assign to', taken: assignee ? [assignee] : [], name: setAssignee })
            }
          >
            {assignee ? assignee.name : 'Assign'}
          </Button>
          <Button tone="primary" type="submit" isBusy={isLoading}>
            Save
          </Button>
        </FormButtons>
      </Form>
      <PickPerson naming={naming} onClose={() => setNaming(null)} />
    </Card>
  );
}
