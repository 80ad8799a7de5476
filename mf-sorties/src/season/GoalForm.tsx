import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { GOAL_TEXT, parseGoal } from './seasonGoal.ts';

interface GoalFormProps {
  /** Miles of a season; null without a goal. */
  goal: number | null;
  onGoal: (goal: number | null) => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 14rem) auto;
  align-items: end;
  justify-content: start;
  gap: var(--s3);
`;

/** The member's goal for a season in miles; an empty field removes the goal. */
export function GoalForm({ goal, onGoal }: GoalFormProps) {
  const [text, setText] = useState(goal === null ? '' : String(goal));
  const [error, setError] = useState<string>();
  const handleSubmit = () => {
    const parsed = parseGoal(text);
    setError(parsed === undefined ? GOAL_TEXT : undefined);
    if (parsed !== undefined) onGoal(parsed);
  };
  return (
    <Form label="Season goal" onSubmit={handleSubmit}>
      <Line>
        <TextField
          label="My goal, miles a season"
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
