import { useState } from 'react';
import { CLEARANCE_KIND_TEXTS, CLEARANCE_KINDS } from '@fleetwatch/contract/clearances/kinds';
import {
  CLEARANCE_NAME_MAX,
  NEEDED_HOURS_MAX,
  NEEDED_MILES_MAX,
  RENEW_DAYS_MAX,
  VALID_MONTHS_MAX,
} from '@fleetwatch/contract/clearances/limits';
import {
  MIN_HOURS_INVALID,
  MIN_MILES_INVALID,
  RENEW_DAYS_INVALID,
  VALID_MONTHS_INVALID,
} from '@fleetwatch/contract/clearances/texts';
import { clearanceNameRule } from '@fleetwatch/contract/clearances/rules';
import type { Clearance } from '@fleetwatch/contract/clearances/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { readNumber } from '@fleetwatch/kit/ui/form/readNumber.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import {
  useAddClearanceMutation,
  useEditClearanceMutation,
  useRemoveClearanceMutation,
} from './clearancesApi.ts';
import type { Known } from './Known.ts';

interface ClearanceFormProps {
  known: Known;
  /** Absent for a new one. */
  before?: Clearance;
  onDone: () => void;
}

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** A whole number that is typed; null for none, undefined for what is no such number. */
function readWhole(text: string, most: number): number | null | undefined {
  const value = readNumber(text, { most, isWhole: true });
  return value === null ? undefined : value || null;
}

/** Adds, changes or removes what members can be cleared for (rule clearance.kinds). */
export function ClearanceForm({ known, before, onDone }: ClearanceFormProps) {
  const form = useFormFields({
    name: before?.name ?? '',
    kind: before?.kind ?? 'row',
    months: typed(before?.validMonths ?? null),
    renewal: String(before?.renewDays ?? 60),
    miles: typed(before?.minMiles ?? null),
    hours: typed(before?.minHours ?? null),
    checklist: before?.checklist.join('\n') ?? '',
  });
  const { values, wire } = form;
  const [isPerClass, setIsPerClass] = useState(before?.isPerClass ?? false);
  const [needs, setNeeds] = useState(before?.needs ?? []);
  const [add, adding] = useAddClearanceMutation();
  const [edit, editing] = useEditClearanceMutation();
  const [remove, removing] = useRemoveClearanceMutation();
  const showOutcome = useResultToast();

  const validMonths = readWhole(values.months, VALID_MONTHS_MAX);
  const renewDays = readNumber(values.renewal, { most: RENEW_DAYS_MAX, isWhole: true });
  const minMiles = readWhole(values.miles, NEEDED_MILES_MAX);
  const minHours = readWhole(values.hours, NEEDED_HOURS_MAX);
  const checked = {
    name: clearanceNameRule(values.name),
    months: validMonths === undefined ? VALID_MONTHS_INVALID : null,
    renewal: renewDays === null ? RENEW_DAYS_INVALID : null,
    miles: minMiles === undefined ? MIN_MILES_INVALID : null,
    hours: minHours === undefined ? MIN_HOURS_INVALID : null,
  };
  const isBusy = adding.isLoading || editing.isLoading || removing.isLoading;
  const error = adding.error ?? editing.error ?? removing.error;

  const submit = async () => {
    if (!form.passes(checked) || isBusy || renewDays === null) return;
    const body = {
      name: values.name,
      kind: CLEARANCE_KINDS.find((one) => one === values.kind) ?? 'row',
      isPerClass,
      needs,
      renewDays,
      validMonths: validMonths ?? null,
      minMiles: minMiles ?? null,
      minHours: minHours ?? null,
      checklist: values.checklist.split('\n').flatMap((line) => line.trim() || []),
    };
    const answer = await (before ? edit({ id: before._id, body }) : add(body));
    if (answer.error) return;
    showOutcome(undefined, `${values.name.trim()} is saved.`);
    onDone();
  };
  const handleRemove = async () => {
    if (!before) return;
    const answer = await remove(before._id);
    if (answer.error) return;
    showOutcome(undefined, `${before.name} is removed.`);
    onDone();
  };
  return (
    <Card title={before ? `Edit ${before.name}` : 'Add a clearance'}>
      <Form
        label="Clearance"
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        <Fields>
          <TextField label="Name" maxLength={CLEARANCE_NAME_MAX} {...wire('name', checked.name)} />
          <SelectField
            label="Kind"
            options={CLEARANCE_KINDS.map((value) => ({ value, label: CLEARANCE_KIND_TEXTS[value] }))}
            {...wire('kind', null)}
          />
          <TextField
            label="Valid for months"
            hint="Leave blank if it never expires."
            inputMode="numeric"
            {...wire('months', checked.months)}
          />
          <TextField
            label="Renewable from (days before expiry)"
            hint="Without losing what is left of it"
            inputMode="numeric"
            {...wire('renewal', checked.renewal)}
          />
          <TextField label="Miles before" inputMode="numeric" {...wire('miles', checked.miles)} />
          <TextField label="Hours before" inputMode="numeric" {...wire('hours', checked.hours)} />
        </Fields>
        <CheckboxField
          label="Granted class by class"
          hint="Miles and hours then count in that class alone."
          isChecked={isPerClass}
          onChange={setIsPerClass}
        />
        {known.clearances.length > 0 && (
          <ToggleChips
            label="What a member needs first"
            options={known.clearances
              .filter(({ _id, kind: other }) => _id !== before?._id && other !== 'ban')
              .map(({ _id, name: label }) => ({ value: _id, label }))}
            chosen={needs}
            onChange={setNeeds}
          />
        )}
        <TextAreaField
          label="Checklist"
          hint="A line for each thing that a candidate shows"
          {...wire('checklist', null)}
        />
        <FormButtons>
          {before && (
            <Button isBusy={removing.isLoading} onClick={() => void handleRemove()}>
              Remove
            </Button>
          )}
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" tone="primary" isBusy={adding.isLoading || editing.isLoading}>
            Save
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
