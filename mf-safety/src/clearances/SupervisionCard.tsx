import { BOATS_PER_SUPERVISOR_MAX } from '@fleetwatch/contract/clearances/limits';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useSetSupervisionMutation } from './clearancesApi.ts';
import { SAVE, SAVED } from '../texts.ts';
import { BOATS_PER_SUPERVISOR, MINORS_ALONE, supervisionText } from './texts.ts';

const Narrow = styled.div`
  max-width: 22rem;
`;

const COUNTS = Array.from({ length: BOATS_PER_SUPERVISOR_MAX }, (_, at) => String(at + 1)).map((value) => ({
  value,
  label: value,
}));

interface SupervisionCardProps {
  boatsPerSupervisor: number;
  mayGrant: boolean;
}

/** Sets how many boats with minors alone in them one supervisor watches, for officers (rule clearance.supervision). */
export function SupervisionCard({ boatsPerSupervisor, mayGrant }: SupervisionCardProps) {
  const before = String(boatsPerSupervisor);
  const [count, setCount] = useState(before);
  const [save, { isLoading }] = useSetSupervisionMutation();
  const showOutcome = useResultToast();
  const submit = async () => {
    if (isLoading) return;
    const { error } = await save({ boatsPerSupervisor: Number(count) });
    showOutcome(error, SAVED);
  };
  return (
    <Card title={MINORS_ALONE}>
      <p>{supervisionText(boatsPerSupervisor)}</p>
      {mayGrant && (
        <Form label={MINORS_ALONE} onSubmit={() => void submit()}>
          <Narrow>
            <SelectField label={BOATS_PER_SUPERVISOR} options={COUNTS} value={count} onChange={setCount} />
          </Narrow>
          <FormButtons>
            <Button type="submit" tone="primary" isBusy={isLoading} disabled={count === before}>
              {SAVE}
            </Button>
          </FormButtons>
        </Form>
      )}
    </Card>
  );
}
