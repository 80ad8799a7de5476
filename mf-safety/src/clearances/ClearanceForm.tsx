import { useState } from 'react';
import { CLEARANCE_KINDS } from '@fleetwatch/contract/clearances/kinds';
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
  CLEARANCE_KIND_TEXTS,
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
import type { ClearanceContext } from './ClearanceContext.ts';
import { CANCEL, NAME, REMOVE, SAVE } from '../texts.ts';
import {
  ADD_CLEARANCE,
  CHECKLIST,
  CHECKLIST_HINT,
  CLEARANCE,
  HOURS_NEEDED,
  KIND,
  MILES_NEEDED,
  NEEDED_FIRST,
  NO_END_HINT,
  PER_CLASS,
  PER_CLASS_HINT,
  RENEW_DAYS,
  RENEW_DAYS_HINT,
  VALID_MONTHS,
  editLabel,
  removedText,
  savedText,
} from './texts.ts';

interface ClearanceFormProps {
  context: ClearanceContext;
  /** Absent for a new one. */
  before?: Clearance;
  onDone: () => void;
}

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** Returns a typed whole number; null for none, undefined for an invalid one. */
function readWhole(text: string, most: number): number | null | undefined {
  const value = readNumber(text, { most, isWhole: true });
  return value === null ? undefined : value || null;
}

/** Adds, changes or removes a clearance (rule clearance.kinds). */
export function ClearanceForm({ context, before, onDone }: ClearanceFormProps) {
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
    showOutcome(undefined, savedText(values.name.trim()));
    onDone();
  };
  const handleRemove = async () => {
    if (!before) return;
    const answer = await remove(before._id);
    if (answer.error) return;
    showOutcome(undefined, removedText(before.name));
    onDone();
  };
  return (
    <Card title={before ? editLabel(before.name) : ADD_CLEARANCE}>
      <Form
        label={CLEARANCE}
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        <Fields>
          <TextField label={NAME} maxLength={CLEARANCE_NAME_MAX} {...wire('name', checked.name)} />
          <SelectField
            label={KIND}
            options={CLEARANCE_KINDS.map((value) => ({ value, label: CLEARANCE_KIND_TEXTS[value] }))}
            {...wire('kind', null)}
          />
          <TextField
            label={VALID_MONTHS}
            hint={NO_END_HINT}
            inputMode="numeric"
            {...wire('months', checked.months)}
          />
          <TextField
            label={RENEW_DAYS}
            hint={RENEW_DAYS_HINT}
            inputMode="numeric"
            {...wire('renewal', checked.renewal)}
          />
          <TextField label={MILES_NEEDED} inputMode="numeric" {...wire('miles', checked.miles)} />
          <TextField label={HOURS_NEEDED} inputMode="numeric" {...wire('hours', checked.hours)} />
        </Fields>
        <CheckboxField
          label={PER_CLASS}
          hint={PER_CLASS_HINT}
          isChecked={isPerClass}
          onChange={setIsPerClass}
        />
        {context.clearances.length > 0 && (
          <ToggleChips
            label={NEEDED_FIRST}
            options={context.clearances
              .filter(({ _id, kind: other }) => _id !== before?._id && other !== 'ban')
              .map(({ _id, name: label }) => ({ value: _id, label }))}
            chosen={needs}
            onChange={setNeeds}
          />
        )}
        <TextAreaField label={CHECKLIST} hint={CHECKLIST_HINT} {...wire('checklist', null)} />
        <FormButtons>
          {before && (
            <Button isBusy={removing.isLoading} onClick={() => void handleRemove()}>
              {REMOVE}
            </Button>
          )}
          <Button onClick={onDone}>{CANCEL}</Button>
          <Button type="submit" tone="primary" isBusy={adding.isLoading || editing.isLoading}>
            {SAVE}
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
