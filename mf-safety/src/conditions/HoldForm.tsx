import { useState } from 'react';
import { HOLD_MINUTES_MAX, HOLD_MORNINGS_MAX } from '@fleetwatch/contract/conditions/limits';
import { HOLD_RANGE } from '@fleetwatch/contract/conditions/texts';
import type { Hold } from '@fleetwatch/contract/conditions/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';

const KINDS = [
  { value: 'none', label: 'Do not extend' },
  { value: 'minutes', label: 'For a number of minutes' },
  { value: 'mornings', label: 'Until a number of mornings within limits' },
] as const;
const MOST = { none: 0, minutes: HOLD_MINUTES_MAX, mornings: HOLD_MORNINGS_MAX };
const USUAL = { none: '0', minutes: '30', mornings: '3' };

interface HoldFormProps {
  hold: Hold;
  isBusy: boolean;
  onSave: (hold: Hold) => void;
  onCancel: () => void;
}

/** How long a row stands after its last reading beyond the line (rule condition.hold). */
export function HoldForm({ hold, isBusy, onSave, onCancel }: HoldFormProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>(hold.count === 0 ? 'none' : hold.kind);
  const [count, setCount] = useState(String(hold.count));
  const [isAsked, setIsAsked] = useState(false);
  const number = kind === 'none' ? 0 : Number(count);
  const isWell = kind === 'none' || (Number.isInteger(number) && number >= 1 && number <= MOST[kind]);

  const choose = (chosen: string) => {
    const known = KINDS.find(({ value }) => value === chosen)?.value ?? kind;
    setKind(known);
    setCount(USUAL[known]);
  };
  const submit = () => {
    setIsAsked(true);
    if (!isBusy && isWell) onSave({ kind: kind === 'mornings' ? 'mornings' : 'minutes', count: number });
  };
  return (
    <Form label="How long rules stay active" onSubmit={submit}>
      <Fields>
        <SelectField
          label="Keep a rule active after a reading crosses its limit"
          options={[...KINDS]}
          value={kind}
          onChange={choose}
        />
        {kind !== 'none' && (
          <TextField
            label={kind === 'minutes' ? 'How many minutes' : 'How many mornings'}
            inputMode="numeric"
            value={count}
            onChange={setCount}
            error={isAsked && !isWell ? HOLD_RANGE : undefined}
          />
        )}
      </Fields>
      <FormButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" isBusy={isBusy}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}
