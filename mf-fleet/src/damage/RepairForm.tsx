import { PART_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useState } from 'react';
import styled from 'styled-components';
import { BOAT_PARTS } from '@fleetwatch/contract/damages/kinds';
import { REPAIR_COST_MAX, REPAIR_MINUTES_MAX, REPAIR_TEXT_MAX } from '@fleetwatch/contract/damages/limits';
import { repairTextRule } from '@fleetwatch/contract/damages/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useAddRepairMutation } from './damageApi.ts';
import { readNumber } from '@fleetwatch/kit/ui/form/readNumber.ts';
import { CANCEL } from '../texts.ts';
import {
  ADD,
  ADD_REPAIR,
  AMOUNT_INVALID,
  COST,
  MINUTES,
  MINUTES_INVALID,
  WHAT_WAS_DONE,
  WHICH_PARTS,
} from './texts.ts';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);
`;

const EMPTY = { text: '', minutes: '', cost: '', parts: [] as string[] };

/** Records a repair (rule damage.repair). */
export function RepairForm({ damageId }: { damageId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft, dropDraft] = useDraft(`repair:${damageId}`, EMPTY);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [add, { isLoading, error }] = useAddRepairMutation();
  if (!isOpen)
    return (
      <FormButtons>
        <Button icon="plus" onClick={() => setIsOpen(true)}>
          {ADD_REPAIR}
        </Button>
      </FormButtons>
    );
  const minutes = readNumber(draft.minutes, { most: REPAIR_MINUTES_MAX, isWhole: true });
  const cost = readNumber(draft.cost, { most: REPAIR_COST_MAX });
  const refusal = repairTextRule(draft.text);
  const parts = BOAT_PARTS.filter((part) => draft.parts.includes(part));
  const close = () => {
    setIsSubmitted(false);
    setIsOpen(false);
  };
  const submit = async () => {
    setIsSubmitted(true);
    if (refusal !== null || minutes === null || cost === null || isLoading) return;
    const answer = await add({ id: damageId, text: draft.text.trim(), minutes, cost, parts });
    if (answer.error) return;
    dropDraft();
    close();
  };
  return (
    <Form label={ADD_REPAIR} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <TextAreaField
        label={WHAT_WAS_DONE}
        limit={REPAIR_TEXT_MAX}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        error={isSubmitted && refusal !== null ? refusal : undefined}
      />
      <Numbers>
        <TextField
          label={MINUTES}
          inputMode="numeric"
          value={draft.minutes}
          onChange={(value) => setDraft({ ...draft, minutes: value })}
          error={isSubmitted && minutes === null ? MINUTES_INVALID : undefined}
        />
        <TextField
          label={COST}
          inputMode="decimal"
          value={draft.cost}
          onChange={(value) => setDraft({ ...draft, cost: value })}
          error={isSubmitted && cost === null ? AMOUNT_INVALID : undefined}
        />
      </Numbers>
      <ToggleChips
        label={WHICH_PARTS}
        options={BOAT_PARTS.map((value) => ({ value, label: PART_TEXTS[value] }))}
        chosen={parts}
        onChange={(chosen) => setDraft({ ...draft, parts: chosen })}
      />
      <FormButtons>
        <Button onClick={close}>{CANCEL}</Button>
        <Button tone="primary" type="submit" isBusy={isLoading}>
          {ADD}
        </Button>
      </FormButtons>
    </Form>
  );
}
