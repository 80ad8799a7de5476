import { useState } from 'react';
import { ADAPTER_TEXTS, EFFECTS, OPS } from '@fleetwatch/contract/conditions/kinds';
import { NOTE_MAX } from '@fleetwatch/contract/conditions/limits';
import { OP_TEXTS, ROW_VALUE } from '@fleetwatch/contract/conditions/texts';
import { INPUT_TEXTS, INPUTS, STEP_TEXTS, UNIT_TEXTS, UNITS_OF } from '@fleetwatch/contract/conditions/units';
import type { ConditionRule } from '@fleetwatch/contract/conditions/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { useClearancesQuery } from '@fleetwatch/kit/store/clearances';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { useConditionSettingsQuery } from './conditionsApi.ts';
import { draftOf, opOf, rowOf, withInput } from './rowDraft.ts';

const EFFECT_LABELS = { caution: 'Warns', no: 'Stops the launch' } as const;

interface RowFormProps {
  /** Absent for a new one. */
  before?: ConditionRule | undefined;
  /** The id that a new one gets. */
  id: string;
  isBusy: boolean;
  /** Of the last try to save. */
  error: unknown;
  onSave: (row: ConditionRule) => void;
  /** Absent for a new one. */
  onRemove?: (() => void) | undefined;
  onCancel: () => void;
}

/** Writes a row of the table, or changes one: all of it is typed here, and kept until it is saved (rule condition.rules). */
export function RowForm({ before, id, isBusy, error, onSave, onRemove, onCancel }: RowFormProps) {
  const [draft, setDraft] = useState(() => draftOf(before));
  const [isAsked, setIsAsked] = useState(false);
  const { data: groups = [] } = useFleetGroupsQuery();
  const { data: settings } = useConditionSettingsQuery();
  const hasClearances = useHasFeature('clearances');
  const { data: known } = useClearancesQuery(undefined, { skip: !hasClearances });
  const clearances = known?.clearances.filter(({ kind }) => kind !== 'ban') ?? [];
  const { input, unit } = draft;
  const steps = STEP_TEXTS[input];
  const row = rowOf(draft, before?.id ?? id);
  const told = settings?.sources.filter((source) => source.inputs.some((one) => one === input)) ?? [];
  const change = (more: Partial<typeof draft>) => setDraft((typed) => ({ ...typed, ...more }));

  /** Without what the club has no more: the server would refuse it, and nothing here shows it. */
  const cleaned = (typed: ConditionRule): ConditionRule => ({
    ...typed,
    source: settings && !told.some((source) => source.id === typed.source) ? null : typed.source,
    clearances: known
      ? typed.clearances.filter((chosen) => clearances.some(({ _id }) => _id === chosen))
      : typed.clearances,
  });
  const submit = () => {
    setIsAsked(true);
    if (!isBusy && row) onSave(cleaned(row));
  };
  return (
    <Form
      label={before ? 'Edit the rule' : 'New rule'}
      onSubmit={submit}
      error={error ? failureOf(error).text : undefined}
    >
      <Fields>
        <SelectField
          label="Reading"
          options={INPUTS.map((value) => ({ value, label: INPUT_TEXTS[value] }))}
          value={input}
          onChange={(chosen) => setDraft((typed) => withInput(typed, chosen))}
        />
        {input !== 'lightning' && (
          <SelectField
            label="When it is"
            options={OPS.map((value) => ({ value, label: OP_TEXTS[value] }))}
            value={draft.op}
            onChange={(chosen) => change({ op: opOf(chosen, draft.op) })}
          />
        )}
        {steps ? (
          input !== 'lightning' && (
            <SelectField
              label="Limit"
              options={steps.map((label, value) => ({ value: String(value), label }))}
              value={draft.value}
              onChange={(value) => change({ value })}
            />
          )
        ) : (
          <>
            <TextField
              label="Limit"
              inputMode="decimal"
              value={draft.value}
              onChange={(value) => change({ value })}
              error={isAsked && !row ? ROW_VALUE : undefined}
            />
            <SelectField
              label="Unit"
              options={UNITS_OF[input].map((value) => ({ value, label: UNIT_TEXTS[value] }))}
              value={unit}
              onChange={(chosen) => change({ unit: UNITS_OF[input].find((one) => one === chosen) ?? unit })}
            />
          </>
        )}
        {told.length > 1 && (
          <SelectField
            label="Readings of"
            options={[
              { value: '', label: 'All of them' },
              ...told.map(({ id: value, adapter, where }) => ({
                value,
                label: [ADAPTER_TEXTS[adapter].title, where].filter(Boolean).join(', '),
              })),
            ]}
            value={draft.source}
            onChange={(source) => change({ source })}
          />
        )}
        <TextField
          label="Message"
          value={draft.note}
          onChange={(note) => change({ note })}
          limit={NOTE_MAX}
        />
      </Fields>
      <RadioGroup
        label="Then"
        options={EFFECTS.map((value) => ({ value, label: EFFECT_LABELS[value] }))}
        value={draft.effect}
        onChange={(chosen) => change({ effect: EFFECTS.find((one) => one === chosen) ?? draft.effect })}
      />
      <ToggleChips
        label="Boat classes (none = all boats)"
        options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
        chosen={draft.classes}
        onChange={(classes) => change({ classes })}
      />
      {clearances.length > 0 && (
        <ToggleChips
          label="Except crews who all hold"
          options={clearances.map(({ _id, name }) => ({ value: _id, label: name }))}
          chosen={draft.clearances}
          onChange={(chosen) => change({ clearances: chosen })}
        />
      )}
      <FormButtons>
        {onRemove && (
          <Button isBusy={isBusy} onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" isBusy={isBusy}>
          Save the rule
        </Button>
      </FormButtons>
    </Form>
  );
}
