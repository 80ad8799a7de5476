import { useState } from 'react';
import styled from 'styled-components';
import { amountIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { goalText, parseGoal } from './seasonGoal.ts';

interface GoalFormProps {
  /** Miles of a season; null without a goal. */
  goal: number | null;
  unit: ShownUnit;
  onGoal: (goal: number | null) => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 14rem) auto;
  align-items: end;
  justify-content: start;
  gap: var(--s3);
`;

/** The member's goal for a season; an empty field removes the goal. */
export function GoalForm({ goal, unit, onGoal }: GoalFormProps) {
  const [text, setText] = useState(goal === null ? '' : String(Math.round(amountIn(goal, unit))));
  const [error, setError] = useState<string>();
  const handleSubmit = () => {
    const parsed = parseGoal(text, unit);
    setError(parsed === undefined ? goalText(unit) : undefined);
    if (parsed !== undefined) onGoal(parsed);
  };
  return (
    <Form label="Season goal" onSubmit={handleSubmit}>
      <Line>
        <TextField
          label={`My goal, ${UNIT_TITLES[unit].toLowerCase()} a season`}
          value={text}
          onChange={setText}
          error={error}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit">Set goal</Button>
      </Line>
    </Form>
  );
}
