import { useState } from 'react';
import { WHERE_MAX } from '@fleetwatch/contract/conditions/limits';
import { VALUE_RANGE, INPUT_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { isMeasurable } from '@fleetwatch/contract/conditions/rules';
import {
  shownUnit,
  MEASURED_INPUTS,
  UNITS_OF,
  type MeasuredInput,
  type ShownUnits,
  UNIT_TEXTS,
} from '@fleetwatch/contract/conditions/units';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { isWaitingId } from '@fleetwatch/kit/store/waitingMark';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useReportReadingMutation } from './conditionsApi.ts';
import { UNIT } from '../texts.ts';
import {
  MEASURED_INPUT,
  READING,
  READING_REPORTED,
  REPORT,
  REPORT_READING,
  STEP,
  VALUE,
  WHERE,
} from './texts.ts';

/** Inputs with a unit are read off an instrument; thunder and alerts are a step. */
const unitsOf = (input: MeasuredInput) =>
  UNITS_OF[input]
    .filter((unit) => unit !== 'bft')
    .map((value) => ({ value, label: UNIT_TEXTS[value] || STEP }));

/** Returns the club's unit, if instruments show it; else the first one. */
function usualUnit(input: MeasuredInput, units: ShownUnits | undefined): string {
  const [first = 'step'] = UNITS_OF[input];
  const shown = shownUnit(input, first, units);
  return shown === 'bft' ? first : shown;
}

const blankFor = (
  units: ShownUnits | undefined,
): { input: string; unit: string; value: string; where: string } => ({
  input: 'waterC',
  unit: usualUnit('waterC', units),
  value: '',
  where: '',
});

/** Reports a reading by hand; entries are stored until they are sent (rule condition.by-hand). */
export function ReadingForm({ units }: { units: ShownUnits | undefined }) {
  const [draft, setDraft] = useDraft('condition-reading', blankFor(units));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [report, { isLoading, error }] = useReportReadingMutation();
  const showOutcome = useResultToast();
  const { value, where } = draft;
  // A stored draft may be of another version.
  const input = MEASURED_INPUTS.find((one) => one === draft.input) ?? 'waterC';
  const unit = UNITS_OF[input].find((one) => one === draft.unit);
  const number = value.trim() === '' ? Number.NaN : Number(value.trim().replace(',', '.'));
  const isValid = unit !== undefined && isMeasurable(input, number, unit);

  const choose = (chosen: string) => {
    const known = MEASURED_INPUTS.find((one) => one === chosen) ?? input;
    setDraft((typed) => ({ ...typed, input: known, unit: usualUnit(known, units) }));
  };
  const submit = async () => {
    setHasSubmitted(true);
    if (isLoading || !isValid) return;
    const answer = await report({ input, value: number, unit, where: where.trim() });
    if (answer.error) return;
    // A toast already shows that it waits.
    if (!isWaitingId(answer.data._id)) showOutcome(undefined, READING_REPORTED);
    setDraft((typed) => ({ ...typed, value: '' }));
    setHasSubmitted(false);
  };
  return (
    <Card title={REPORT_READING}>
      <Form label={READING} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
        <Fields>
          <SelectField
            label={MEASURED_INPUT}
            options={MEASURED_INPUTS.map((one) => ({ value: one, label: INPUT_TEXTS[one] }))}
            value={input}
            onChange={choose}
          />
          <TextField
            label={VALUE}
            inputMode="decimal"
            value={value}
            onChange={(typed) => setDraft({ ...draft, value: typed })}
            error={hasSubmitted && !isValid ? VALUE_RANGE : undefined}
          />
          <SelectField
            label={UNIT}
            options={unitsOf(input)}
            value={unit ?? ''}
            onChange={(chosen) => setDraft({ ...draft, unit: chosen })}
          />
          <TextField
            label={WHERE}
            value={where}
            onChange={(typed) => setDraft({ ...draft, where: typed })}
            limit={WHERE_MAX}
          />
        </Fields>
        <FormButtons>
          <Button type="submit" tone="primary" isBusy={isLoading}>
            {REPORT}
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
