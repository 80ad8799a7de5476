import { useState } from 'react';
import styled from 'styled-components';
import { BOATS_PER_SUPERVISOR_MAX } from '@fleetwatch/contract/clearances/supervision';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useSetSupervisionMutation } from './clearancesApi.ts';

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

/** How many boats with minors alone in them one person watches; officers change it (rule clearance.supervision). */
export function SupervisionCard({ boatsPerSupervisor, mayGrant }: SupervisionCardProps) {
  const before = String(boatsPerSupervisor);
  const [count, setCount] = useState(before);
  const [save, { isLoading }] = useSetSupervisionMutation();
  const showOutcome = useResultToast();
  const submit = async () => {
    if (isLoading) return;
    const { error } = await save({ boatsPerSupervisor: Number(count) });
    showOutcome(error, 'Saved.');
  };
  return (
    <Card title="Minors alone in a boat">
      <p>
        Someone watches them from a coach boat or the bank: {before} {before === '1' ? 'boat' : 'boats'} at a
        time at most. A launch beyond that is warned of.
      </p>
      {mayGrant && (
        <Form label="Minors alone in a boat" onSubmit={() => void submit()}>
          <Narrow>
            <SelectField
              label="Boats that one person watches"
              options={COUNTS}
              value={count}
              onChange={setCount}
            />
          </Narrow>
          <FormButtons>
            <Button type="submit" tone="primary" isBusy={isLoading} disabled={count === before}>
              Save
            </Button>
          </FormButtons>
        </Form>
      )}
    </Card>
  );
}
