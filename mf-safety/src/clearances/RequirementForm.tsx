import { OFFICE_TEXTS } from '@fleetwatch/contract/officers/texts';
import { useState } from 'react';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { REQUIREMENT_LEVELS, SUBJECTS } from '@fleetwatch/contract/clearances/kinds';
import { MONTHS } from '@fleetwatch/contract/time/dayText';
import { COUNT_NEEDED, SUBJECT_TEXTS } from '@fleetwatch/contract/clearances/texts';
import type { Requirement } from '@fleetwatch/contract/clearances/wire';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { WhenFields } from './WhenFields.tsx';
import { whenDraftOf, whenOf, waterError } from './whenDraft.ts';
import {
  useAddRequirementMutation,
  useEditRequirementMutation,
  useRemoveRequirementMutation,
} from './clearancesApi.ts';
import type { ClearanceContext } from './ClearanceContext.ts';
import type { Where } from './useWhere.ts';
import { CANCEL, REMOVE, SAVE, STOPS_LAUNCH, WARNS } from '../texts.ts';
import {
  ADD_REQUIREMENT,
  ANY_WORKOUT,
  BOAT_OR_CLASS,
  CHOOSE,
  CHOOSE_CLEARANCE,
  CLEARANCE,
  EDIT_REQUIREMENT,
  EVERYWHERE,
  EVERY_BOAT,
  HOW_MANY,
  IF_MISSING,
  MONTHS_LABEL,
  REQUIREMENT,
  REQUIREMENT_REMOVED,
  REQUIREMENT_SAVED,
  WATER,
  WHO,
  WHO_OVERRIDES,
  WORKOUT,
  classOption,
} from './texts.ts';

interface RequirementFormProps {
  context: ClearanceContext;
  where: Where;
  boats: readonly Pick<Boat, '_id' | 'name'>[];
  /** Absent for a new one. */
  before?: Requirement;
  onDone: () => void;
}

const MONTH_OPTIONS = MONTHS.map((label, at) => ({ value: String(at + 1), label }));
const LEVEL_LABELS = { block: STOPS_LAUNCH, warn: WARNS } as const;
const FEWEST = 2;
const MOST = 9;

const optionOf = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, label: name });

/** Option value of a target: 'class 6b07…' */
const targetValue = ({ boat, fleetGroup }: Pick<Requirement, 'boat' | 'fleetGroup'>): string => {
  if (boat !== null) return `boat ${boat}`;
  return fleetGroup === null ? '' : `class ${fleetGroup}`;
};

function targetOf(value: string): Pick<Requirement, 'boat' | 'fleetGroup'> {
  const [what, id = ''] = value.split(' ');
  return { boat: what === 'boat' ? id : null, fleetGroup: what === 'class' ? id : null };
}

/** Adds, changes or removes a requirement of a boat, a class or every boat (rule clearance.requirements). */
export function RequirementForm({ context, where, boats, before, onDone }: RequirementFormProps) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const form = useFormFields({
    target: before ? targetValue(before) : '',
    clearance: before?.clearance ?? '',
    count: String(before?.count ?? FEWEST),
    area: before?.area ?? '',
    workoutType: before?.workoutType ?? '',
  });
  const { target, clearance, count, area, workoutType } = form.values;
  const [subject, setSubject] = useState(before?.subject ?? 'all');
  const [level, setLevel] = useState(before?.level ?? 'warn');
  const [months, setMonths] = useState((before?.months ?? []).map(String));
  const [when, setWhen] = useState(() => whenDraftOf(before?.when));
  const [offices, setOffices] = useState<readonly string[]>(before?.overriddenBy ?? ['rights']);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [add, adding] = useAddRequirementMutation();
  const [edit, editing] = useEditRequirementMutation();
  const [remove, removing] = useRemoveRequirementMutation();
  const showOutcome = useResultToast();
  const isBusy = adding.isLoading || editing.isLoading || removing.isLoading;
  const error = adding.error ?? editing.error ?? removing.error;
  const isCounted = subject === 'count';
  const number = Number(count);
  const isCount = Number.isInteger(number) && number >= FEWEST && number <= MOST;
  const errors = {
    clearance: clearance === '' ? CHOOSE_CLEARANCE : null,
    count: isCounted && !isCount ? COUNT_NEEDED : null,
  };

  const submit = async () => {
    setHasSubmitted(true);
    if (!form.passes(errors) || isBusy || waterError(when)) return;
    const body = {
      ...targetOf(target),
      clearance,
      subject,
      level,
      count: isCounted ? number : null,
      when: whenOf(when),
      area: area || null,
      workoutType: workoutType || null,
      months: months.map(Number),
      overriddenBy: OFFICES.filter((office) => offices.includes(office)),
    };
    const answer = await (before ? edit({ id: before._id, body }) : add(body));
    if (answer.error) return;
    showOutcome(undefined, REQUIREMENT_SAVED);
    onDone();
  };
  const handleRemove = async () => {
    if (!before) return;
    const answer = await remove(before._id);
    if (answer.error) return;
    showOutcome(undefined, REQUIREMENT_REMOVED);
    onDone();
  };
  return (
    <Card title={before ? EDIT_REQUIREMENT : ADD_REQUIREMENT}>
      <Form
        label={REQUIREMENT}
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        <Fields>
          <SelectField
            label={BOAT_OR_CLASS}
            options={[
              { value: '', label: EVERY_BOAT },
              ...groups.map(({ _id, name }) => ({ value: `class ${_id}`, label: classOption(name) })),
              ...boats.map(({ _id, name }) => ({ value: `boat ${_id}`, label: name })),
            ]}
            {...form.wire('target', null)}
          />
          <SelectField
            label={WHO}
            options={SUBJECTS.map((value) => ({ value, label: SUBJECT_TEXTS[value] }))}
            value={subject}
            onChange={(value) => setSubject(SUBJECTS.find((one) => one === value) ?? subject)}
          />
          {isCounted && (
            <TextField label={HOW_MANY} inputMode="numeric" {...form.wire('count', errors.count)} />
          )}
          <SelectField
            label={CLEARANCE}
            options={context.clearances
              .filter(({ kind }) => kind !== 'ban')
              .map(({ _id, name }) => ({ value: _id, label: name }))}
            placeholder={CHOOSE}
            {...form.wire('clearance', errors.clearance)}
          />
        </Fields>
        <Fields>
          {(where.areas.length > 0 || area !== '') && (
            <SelectField
              label={WATER}
              options={[{ value: '', label: EVERYWHERE }, ...where.areas.map(optionOf)]}
              {...form.wire('area', null)}
            />
          )}
          <SelectField
            label={WORKOUT}
            options={[{ value: '', label: ANY_WORKOUT }, ...where.workoutTypes.map(optionOf)]}
            {...form.wire('workoutType', null)}
          />
        </Fields>
        <RadioGroup
          label={IF_MISSING}
          options={REQUIREMENT_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
          value={level}
          onChange={(value) => setLevel(REQUIREMENT_LEVELS.find((one) => one === value) ?? level)}
        />
        <ToggleChips label={MONTHS_LABEL} options={MONTH_OPTIONS} chosen={months} onChange={setMonths} />
        <WhenFields draft={when} onChange={setWhen} hasSubmitted={hasSubmitted} />
        {level === 'block' && (
          <ToggleChips
            label={WHO_OVERRIDES}
            options={OFFICES.map((value) => ({ value, label: OFFICE_TEXTS[value].title }))}
            chosen={offices}
            onChange={setOffices}
          />
        )}
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
