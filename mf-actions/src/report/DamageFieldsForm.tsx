import { INJURY_TEXTS, KIND_TEXTS, PART_TEXTS, SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  BOAT_PARTS,
  DAMAGE_KINDS,
  INJURIES,
  SEVERITIES,
  type BoatPart,
} from '@fleetwatch/contract/damages/kinds';
import { CONTACT_MAX, DAMAGE_TEXT_MAX, PLACE_MAX } from '@fleetwatch/contract/damages/limits';
import { DAMAGE_SEVERITY_NEEDED } from '@fleetwatch/contract/damages/texts';
import { damageTextRule } from '@fleetwatch/contract/damages/rules';
import type { DamageFields } from '@fleetwatch/contract/damages/wire';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { PhotoField } from './photos/PhotoField.tsx';
import {
  BOW_SEAT,
  CAN_IT_BE_ROWED,
  KIND,
  MORE_DETAILS,
  NO_SEAT,
  OFFICERS_AND_COACHES_ONLY,
  OTHERS_CONTACT,
  OTHERS_INVOLVED,
  WAS_ANYONE_HURT,
  WHAT_IS_WRONG,
  WHERE_IT_HAPPENED,
  WHICH_PARTS,
  WHICH_SEAT,
} from './texts.ts';

/** Entries of a report's form; stored on the device until it is sent. */
export interface DamageDraft {
  kind: string;
  severity: string;
  text: string;
  parts: string[];
  /** '' for none. */
  seat: string;
  where: string;
  injury: string;
  otherName: string;
  otherContact: string;
  /** Names of its photos. */
  photos: string[];
}

export const EMPTY_DAMAGE: DamageDraft = {
  kind: 'damage',
  severity: '',
  text: '',
  parts: [],
  seat: '',
  where: '',
  injury: 'none',
  otherName: '',
  otherContact: '',
  photos: [],
};

/** The draft of a report that its reporter edits. */
export const draftOf = ({
  kind,
  severity,
  text,
  parts,
  seat,
  where = '',
  injury = 'none',
  thirdParty,
  photos = [],
}: DamageFields): DamageDraft => ({
  kind,
  severity,
  text,
  parts: [...parts],
  where,
  injury,
  seat: seat === null ? '' : String(seat),
  otherName: thirdParty?.name ?? '',
  otherContact: thirdParty?.contact ?? '',
  photos: [...photos],
});

const isPart = (part: string): part is BoatPart => BOAT_PARTS.some((known) => known === part);

/** Returns the fields of a complete draft; null while its severity is missing or its text is invalid. */
export function fieldsOf(draft: DamageDraft): DamageFields | null {
  const severity = SEVERITIES.find((one) => one === draft.severity);
  if (!severity || damageTextRule(draft.text) !== null) return null;
  const [name, contact] = [draft.otherName.trim(), draft.otherContact.trim()];
  return {
    kind: DAMAGE_KINDS.find((one) => one === draft.kind) ?? 'damage',
    severity,
    text: draft.text.trim(),
    parts: draft.parts.filter(isPart),
    seat: draft.seat === '' ? null : Number(draft.seat),
    where: draft.where.trim(),
    injury: INJURIES.find((one) => one === draft.injury) ?? 'none',
    thirdParty: name === '' && contact === '' ? null : { name, contact },
    photos: draft.photos,
  };
}

const More = styled.details`
  > summary {
    min-height: var(--target);
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--s4);
    align-items: start;
  }
`;

interface DamageFieldsFormProps {
  label: string;
  draft: DamageDraft;
  onDraft: (draft: DamageDraft) => void;
  /** The boat's seats. */
  seats: number;
  /** Whether photos may be added. */
  hasPhotos: boolean;
  error?: string | undefined;
  /** Called with the fields of a complete draft. */
  onSubmit: (fields: DamageFields) => void;
  /** The form's buttons. */
  children: ReactNode;
}

/** The form of a report: severity and text first; everything else is optional (rule damage.report). */
export function DamageFieldsForm(props: DamageFieldsFormProps) {
  const { label, draft, onDraft, seats, hasPhotos, error, onSubmit, children } = props;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const set = (more: Partial<DamageDraft>) => onDraft({ ...draft, ...more });
  const refusal = damageTextRule(draft.text);
  const submit = () => {
    setIsSubmitted(true);
    const fields = fieldsOf(draft);
    if (fields) onSubmit(fields);
  };
  return (
    <Form label={label} onSubmit={submit} error={error}>
      <RadioGroup
        label={CAN_IT_BE_ROWED}
        options={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value].answer }))}
        value={draft.severity}
        onChange={(severity) => set({ severity })}
        error={isSubmitted && draft.severity === '' ? DAMAGE_SEVERITY_NEEDED : undefined}
      />
      <TextAreaField
        label={WHAT_IS_WRONG}
        limit={DAMAGE_TEXT_MAX}
        value={draft.text}
        onChange={(text) => set({ text })}
        error={refusal !== null && (isSubmitted || draft.text.length > DAMAGE_TEXT_MAX) ? refusal : undefined}
      />
      <ToggleChips
        label={WHICH_PARTS}
        options={BOAT_PARTS.map((value) => ({ value, label: PART_TEXTS[value] }))}
        chosen={draft.parts}
        onChange={(parts) => set({ parts })}
      />
      {hasPhotos && <PhotoField photos={draft.photos} onChange={(photos) => set({ photos })} />}
      <More>
        <summary>{MORE_DETAILS}</summary>
        <div>
          <SelectField
            label={KIND}
            options={DAMAGE_KINDS.map((value) => ({ value, label: KIND_TEXTS[value] }))}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
          />
          {seats > 1 && (
            <SelectField
              label={WHICH_SEAT}
              options={[
                { value: '', label: NO_SEAT },
                ...Array.from({ length: seats }, (_, at) => ({
                  value: String(at + 1),
                  label: at === 0 ? BOW_SEAT : String(at + 1),
                })),
              ]}
              value={draft.seat}
              onChange={(seat) => set({ seat })}
            />
          )}
          <TextField
            label={WHERE_IT_HAPPENED}
            maxLength={PLACE_MAX}
            value={draft.where}
            onChange={(where) => set({ where })}
          />
          <SelectField
            label={WAS_ANYONE_HURT}
            hint={OFFICERS_AND_COACHES_ONLY}
            options={INJURIES.map((value) => ({ value, label: INJURY_TEXTS[value] }))}
            value={draft.injury}
            onChange={(injury) => set({ injury })}
          />
          <TextField
            label={OTHERS_INVOLVED}
            hint={OFFICERS_AND_COACHES_ONLY}
            maxLength={CONTACT_MAX}
            value={draft.otherName}
            onChange={(otherName) => set({ otherName })}
          />
          <TextField
            label={OTHERS_CONTACT}
            maxLength={CONTACT_MAX}
            value={draft.otherContact}
            onChange={(otherContact) => set({ otherContact })}
          />
        </div>
      </More>
      {children}
    </Form>
  );
}
