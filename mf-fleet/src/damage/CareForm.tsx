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
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { PickPerson, type Naming, type Person } from '@fleetwatch/kit/parts/PickPerson';
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
  const [severity, setSeverity] = useState(damage.severity);
  const [assignee, setAssignee] = useState<Person | null>(damage.assignee);
  const [dueBy, setDueBy] = useState(damage.dueBy ?? '');
  const [estimate, setEstimate] = useState(
    damage.costEstimate === null ? '' : damage.costEstimate.toFixed(2),
  );
  const [insurance, setInsurance] = useState(damage.insurance);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [care, { isLoading, error }] = useCareForDamageMutation();
  const showOutcome = useResultToast();
  const costEstimate = readNumber(estimate, { most: REPAIR_COST_MAX });
  const submit = async () => {
    if (costEstimate === null || isLoading) return;
    const answer = await care({
      id: damage._id,
      severity,
      assignee: assignee?._id ?? null,
      dueBy: dueBy === '' ? null : dueBy,
      costEstimate: estimate.trim() === '' ? null : costEstimate,
      insurance: insurance.trim(),
    });
    if (!answer.error) showOutcome(undefined, 'The report is changed.');
  };
  return (
    <Card title="Care">
      <Form label="Care" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
        <Fields>
          <SelectField
            label="Severity"
            options={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value].title }))}
            value={severity}
            onChange={(value) => setSeverity(SEVERITIES.find((one) => one === value) ?? severity)}
          />
          <TextField label="Due" type="date" value={dueBy} onChange={setDueBy} />
          <TextField
            label="Estimate"
            inputMode="decimal"
            value={estimate}
            onChange={setEstimate}
            error={costEstimate === null ? 'Please give an amount such as 12.50.' : undefined}
          />
        </Fields>
        <TextField label="Insurance" maxLength={DAMAGE_NOTE_MAX} value={insurance} onChange={setInsurance} />
        <FormButtons>
          {assignee && <Button onClick={() => setAssignee(null)}>Nobody takes it</Button>}
          <Button
            icon="person"
            onClick={() =>
              setNaming({ title: 'Who takes it?', taken: assignee ? [assignee] : [], name: setAssignee })
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
