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
import { CANCEL, SAVE } from '../texts.ts';
import {
  HOLD_FORM,
  HOLD_KIND,
  HOLD_MINUTES,
  HOLD_MORNINGS,
  HOLD_NONE,
  HOW_MANY_MINUTES,
  HOW_MANY_MORNINGS,
} from './texts.ts';

const KINDS = [
  { value: 'none', label: HOLD_NONE },
  { value: 'minutes', label: HOLD_MINUTES },
  { value: 'mornings', label: HOLD_MORNINGS },
] as const;
const MOST = { none: 0, minutes: HOLD_MINUTES_MAX, mornings: HOLD_MORNINGS_MAX };
const USUAL = { none: '0', minutes: '30', mornings: '3' };

interface HoldFormProps {
  hold: Hold;
  isBusy: boolean;
  onSave: (hold: Hold) => void;
  onCancel: () => void;
}

/** Time for which a rule stays active after its last reading beyond the limit (rule condition.hold). */
export function HoldForm({ hold, isBusy, onSave, onCancel }: HoldFormProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>(hold.count === 0 ? 'none' : hold.kind);
  const [count, setCount] = useState(String(hold.count));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const number = kind === 'none' ? 0 : Number(count);
  const isValid = kind === 'none' || (Number.isInteger(number) && number >= 1 && number <= MOST[kind]);

  const choose = (chosen: string) => {
    const known = KINDS.find(({ value }) => value === chosen)?.value ?? kind;
    setKind(known);
    setCount(USUAL[known]);
  };
  const submit = () => {
    setHasSubmitted(true);
    if (!isBusy && isValid) onSave({ kind: kind === 'mornings' ? 'mornings' : 'minutes', count: number });
  };
  return (
    <Form label={HOLD_FORM} onSubmit={submit}>
      <Fields>
        <SelectField label={HOLD_KIND} options={[...KINDS]} value={kind} onChange={choose} />
        {kind !== 'none' && (
          <TextField
            label={kind === 'minutes' ? HOW_MANY_MINUTES : HOW_MANY_MORNINGS}
            inputMode="numeric"
            value={count}
            onChange={setCount}
            error={hasSubmitted && !isValid ? HOLD_RANGE : undefined}
          />
        )}
      </Fields>
      <FormButtons>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button type="submit" tone="primary" isBusy={isBusy}>
          {SAVE}
        </Button>
      </FormButtons>
    </Form>
  );
}
