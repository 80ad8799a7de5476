import { useState } from 'react';
import styled from 'styled-components';
import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { goalError, parseGoal } from './seasonGoal.ts';
import { goalIn, SEASON_GOAL, SET_GOAL } from './texts.ts';

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
    setError(parsed === undefined ? goalError(unit) : undefined);
    if (parsed !== undefined) onGoal(parsed);
  };
  return (
    <Form label={SEASON_GOAL} onSubmit={handleSubmit}>
      <Line>
        <TextField
          label={goalIn(unit)}
          value={text}
          onChange={setText}
          error={error}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit">{SET_GOAL}</Button>
      </Line>
    </Form>
  );
}
