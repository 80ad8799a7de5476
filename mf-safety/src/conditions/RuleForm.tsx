import { useState } from 'react';
import { EFFECTS, OPS } from '@fleetwatch/contract/conditions/kinds';
import { NOTE_MAX } from '@fleetwatch/contract/conditions/limits';
import {
  OP_TEXTS,
  ROW_VALUE,
  ADAPTER_TEXTS,
  INPUT_TEXTS,
  STEP_TEXTS,
} from '@fleetwatch/contract/conditions/texts';
import { INPUTS, UNITS_OF, UNIT_TEXTS } from '@fleetwatch/contract/conditions/units';
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
import { draftOf, opOf, ruleOf, withInput } from './ruleDraft.ts';
import { CANCEL, REMOVE, STOPS_LAUNCH, UNIT, WARNS } from '../texts.ts';
import {
  ALL_SOURCES,
  CLASSES,
  EDIT_RULE,
  EXCEPT_HOLDERS,
  LIMIT,
  MESSAGE,
  NEW_RULE,
  READING,
  READINGS_FROM,
  SAVE_RULE,
  THEN,
  WHEN_IT_IS,
} from './texts.ts';

const EFFECT_LABELS = { caution: WARNS, no: STOPS_LAUNCH } as const;

interface RuleFormProps {
  /** Absent for a new one. */
  before?: ConditionRule | undefined;
  /** The id for a new one. */
  id: string;
  isBusy: boolean;
  /** Refusal of the last attempt to save. */
  error: unknown;
  onSave: (rule: ConditionRule) => void;
  /** Absent for a new one. */
  onRemove?: (() => void) | undefined;
  onCancel: () => void;
}

/** Adds or changes a rule of the table; entries stay until they are saved (rule condition.rules). */
export function RuleForm({ before, id, isBusy, error, onSave, onRemove, onCancel }: RuleFormProps) {
  const [draft, setDraft] = useState(() => draftOf(before));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { data: groups = [] } = useFleetGroupsQuery();
  const { data: settings } = useConditionSettingsQuery();
  const hasClearances = useHasFeature('clearances');
  const { data: known } = useClearancesQuery(undefined, { skip: !hasClearances });
  const clearances = known?.clearances.filter(({ kind }) => kind !== 'ban') ?? [];
  const { input, unit } = draft;
  const steps = STEP_TEXTS[input];
  const rule = ruleOf(draft, before?.id ?? id);
  const sources = settings?.sources.filter((source) => source.inputs.some((one) => one === input)) ?? [];
  const change = (more: Partial<typeof draft>) => setDraft((typed) => ({ ...typed, ...more }));

  /** Removes sources and clearances that the club no longer has: the server refuses them, and the form does not show them. */
  const cleaned = (typed: ConditionRule): ConditionRule => ({
    ...typed,
    source: settings && !sources.some((source) => source.id === typed.source) ? null : typed.source,
    clearances: known
      ? typed.clearances.filter((chosen) => clearances.some(({ _id }) => _id === chosen))
      : typed.clearances,
  });
  const submit = () => {
    setHasSubmitted(true);
    if (!isBusy && rule) onSave(cleaned(rule));
  };
  return (
    <Form
      label={before ? EDIT_RULE : NEW_RULE}
      onSubmit={submit}
      error={error ? failureOf(error).text : undefined}
    >
      <Fields>
        <SelectField
          label={READING}
          options={INPUTS.map((value) => ({ value, label: INPUT_TEXTS[value] }))}
          value={input}
          onChange={(chosen) => setDraft((typed) => withInput(typed, chosen))}
        />
        {input !== 'lightning' && (
          <SelectField
            label={WHEN_IT_IS}
            options={OPS.map((value) => ({ value, label: OP_TEXTS[value] }))}
            value={draft.op}
            onChange={(chosen) => change({ op: opOf(chosen, draft.op) })}
          />
        )}
        {steps ? (
          input !== 'lightning' && (
            <SelectField
              label={LIMIT}
              options={steps.map((label, value) => ({ value: String(value), label }))}
              value={draft.value}
              onChange={(value) => change({ value })}
            />
          )
        ) : (
          <>
            <TextField
              label={LIMIT}
              inputMode="decimal"
              value={draft.value}
              onChange={(value) => change({ value })}
              error={hasSubmitted && !rule ? ROW_VALUE : undefined}
            />
            <SelectField
              label={UNIT}
              options={UNITS_OF[input].map((value) => ({ value, label: UNIT_TEXTS[value] }))}
              value={unit}
              onChange={(chosen) => change({ unit: UNITS_OF[input].find((one) => one === chosen) ?? unit })}
            />
          </>
        )}
        {sources.length > 1 && (
          <SelectField
            label={READINGS_FROM}
            options={[
              { value: '', label: ALL_SOURCES },
              ...sources.map(({ id: value, adapter, where }) => ({
                value,
                label: [ADAPTER_TEXTS[adapter].title, where].filter(Boolean).join(', '),
              })),
            ]}
            value={draft.source}
            onChange={(source) => change({ source })}
          />
        )}
        <TextField
          label={MESSAGE}
          value={draft.note}
          onChange={(note) => change({ note })}
          limit={NOTE_MAX}
        />
      </Fields>
      <RadioGroup
        label={THEN}
        options={EFFECTS.map((value) => ({ value, label: EFFECT_LABELS[value] }))}
        value={draft.effect}
        onChange={(chosen) => change({ effect: EFFECTS.find((one) => one === chosen) ?? draft.effect })}
      />
      <ToggleChips
        label={CLASSES}
        options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
        chosen={draft.classes}
        onChange={(classes) => change({ classes })}
      />
      {clearances.length > 0 && (
        <ToggleChips
          label={EXCEPT_HOLDERS}
          options={clearances.map(({ _id, name }) => ({ value: _id, label: name }))}
          chosen={draft.clearances}
          onChange={(chosen) => change({ clearances: chosen })}
        />
      )}
      <FormButtons>
        {onRemove && (
          <Button isBusy={isBusy} onClick={onRemove}>
            {REMOVE}
          </Button>
        )}
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button type="submit" tone="primary" isBusy={isBusy}>
          {SAVE_RULE}
        </Button>
      </FormButtons>
    </Form>
  );
}
