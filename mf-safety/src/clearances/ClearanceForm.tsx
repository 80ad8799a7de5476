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
} from '@fleetwatch/contract/clearances/messages';
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
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { readNumber } from '@fleetwatch/kit/ui/form/readNumber.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from './clearanceStyle.ts';
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
  const [name, setName] = useState(before?.name ?? '');
  const [kind, setKind] = useState(before?.kind ?? 'row');
  const [isPerClass, setIsPerClass] = useState(before?.isPerClass ?? false);
  const [months, setMonths] = useState(typed(before?.validMonths ?? null));
  const [renewal, setRenewal] = useState(String(before?.renewDays ?? 60));
  const [needs, setNeeds] = useState(before?.needs ?? []);
  const [miles, setMiles] = useState(typed(before?.minMiles ?? null));
  const [hours, setHours] = useState(typed(before?.minHours ?? null));
  const [checklist, setChecklist] = useState(before?.checklist.join('\n') ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const [add, adding] = useAddClearanceMutation();
  const [edit, editing] = useEditClearanceMutation();
  const [remove, removing] = useRemoveClearanceMutation();
  const showOutcome = useResultToast();

  const validMonths = readWhole(months, VALID_MONTHS_MAX);
  const renewDays = readNumber(renewal, { most: RENEW_DAYS_MAX, isWhole: true });
  const minMiles = readWhole(miles, NEEDED_MILES_MAX);
  const minHours = readWhole(hours, NEEDED_HOURS_MAX);
  const nameError = clearanceNameRule(name);
  const isBusy = adding.isLoading || editing.isLoading || removing.isLoading;
  const error = adding.error ?? editing.error ?? removing.error;
  const shown = (refusal: string | null) => (isAsked && refusal !== null ? refusal : undefined);

  const submit = async () => {
    setIsAsked(true);
    const isWrong = [validMonths, minMiles, minHours].includes(undefined) || renewDays === null;
    if (isBusy || isWrong || nameError !== null) return;
    const body = {
      name,
      kind,
      isPerClass,
      needs,
      renewDays,
      validMonths: validMonths ?? null,
      minMiles: minMiles ?? null,
      minHours: minHours ?? null,
      checklist: checklist.split('\n').flatMap((line) => line.trim() || []),
    };
    const answer = await (before ? edit({ id: before._id, body }) : add(body));
    if (answer.error) return;
    showOutcome(undefined, `${name.trim()} is saved.`);
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
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            maxLength={CLEARANCE_NAME_MAX}
            error={shown(nameError)}
          />
          <SelectField
            label="Kind"
            options={CLEARANCE_KINDS.map((value) => ({ value, label: CLEARANCE_KIND_TEXTS[value] }))}
            value={kind}
            onChange={(value) => setKind(CLEARANCE_KINDS.find((one) => one === value) ?? kind)}
          />
          <TextField
            label="Valid for months"
            hint="Empty: it does not run out."
            inputMode="numeric"
            value={months}
            onChange={setMonths}
            error={validMonths === undefined ? VALID_MONTHS_INVALID : undefined}
          />
          <TextField
            label="Renewed up to days before"
            hint="Without losing what is left of it"
            inputMode="numeric"
            value={renewal}
            onChange={setRenewal}
            error={renewDays === null ? RENEW_DAYS_INVALID : undefined}
          />
          <TextField
            label="Miles before"
            inputMode="numeric"
            value={miles}
            onChange={setMiles}
            error={minMiles === undefined ? MIN_MILES_INVALID : undefined}
          />
          <TextField
            label="Hours before"
            inputMode="numeric"
            value={hours}
            onChange={setHours}
            error={minHours === undefined ? MIN_HOURS_INVALID : undefined}
          />
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
          value={checklist}
          onChange={setChecklist}
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
