import { useState } from 'react';
import { WHERE_MAX } from '@fleetwatch/contract/conditions/limits';
import { VALUE_RANGE } from '@fleetwatch/contract/conditions/messages';
import { isMeasurable } from '@fleetwatch/contract/conditions/rules';
import {
  INPUT_TEXTS,
  MEASURED_INPUTS,
  UNIT_TEXTS,
  UNITS_OF,
  type MeasuredInput,
} from '@fleetwatch/contract/conditions/units';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { FormButtons } from '../captainslog/formButtons.ts';
import { Fields } from '../clearances/clearanceStyle.ts';
import { useTellOutcome } from '../screen/useTellOutcome.ts';
import { useReportReadingMutation } from './conditionsApi.ts';

/** What has a unit is read off an instrument; thunder and alerts are a step. */
const unitsOf = (input: MeasuredInput) =>
  UNITS_OF[input]
    .filter((unit) => unit !== 'bft')
    .map((value) => ({ value, label: UNIT_TEXTS[value] || 'Step' }));

/** Reports a reading by hand (rule condition.by-hand). */
export function ReadingForm() {
  const [input, setInput] = useState<MeasuredInput>('waterC');
  const [unit, setUnit] = useState(UNITS_OF.waterC[0]);
  const [value, setValue] = useState('');
  const [where, setWhere] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [report, { isLoading, error }] = useReportReadingMutation();
  const tell = useTellOutcome();
  const number = value.trim() === '' ? Number.NaN : Number(value.trim().replace(',', '.'));
  const isWell = unit !== undefined && isMeasurable(input, number, unit);

  const choose = (chosen: string) => {
    const known = MEASURED_INPUTS.find((one) => one === chosen) ?? input;
    setInput(known);
    setUnit(UNITS_OF[known][0]);
  };
  const submit = async () => {
    setIsAsked(true);
    if (isLoading || !isWell) return;
    const answer = await report({ input, value: number, unit, where: where.trim() });
    if (answer.error) return;
    tell(undefined, 'The reading is kept.');
    setValue('');
    setIsAsked(false);
  };
  return (
    <Card title="Report a reading">
      <Form label="Reading" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
        <Fields>
          <SelectField
            label="Of what"
            options={MEASURED_INPUTS.map((one) => ({ value: one, label: INPUT_TEXTS[one] }))}
            value={input}
            onChange={choose}
          />
          <TextField
            label="Value"
            inputMode="decimal"
            value={value}
            onChange={setValue}
            error={isAsked && !isWell ? VALUE_RANGE : undefined}
          />
          <SelectField
            label="Unit"
            options={unitsOf(input)}
            value={unit ?? ''}
            onChange={(chosen) => setUnit(UNITS_OF[input].find((one) => one === chosen))}
          />
          <TextField label="Where" value={where} onChange={setWhere} limit={WHERE_MAX} />
        </Fields>
        <FormButtons>
          <Button type="submit" tone="primary" isBusy={isLoading}>
            Report
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
