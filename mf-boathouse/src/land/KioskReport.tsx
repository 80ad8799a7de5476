import { PART_TEXTS, SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useState } from 'react';
import styled from 'styled-components';
import { BOAT_PARTS, SEVERITIES, type Severity } from '@fleetwatch/contract/damages/kinds';
import { DAMAGE_TEXT_MAX } from '@fleetwatch/contract/damages/limits';
import {
  ANYTHING_WRONG,
  DAMAGE_DOCKED,
  DAMAGE_REPORTED,
  DAMAGE_SEVERITY_NEEDED,
  DAMAGE_UNCONFIRMED,
} from '@fleetwatch/contract/damages/texts';
import { damageTextRule } from '@fleetwatch/contract/damages/rules';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import type { Outstanding } from '../kiosk/kioskState.ts';
import { useKioskReportMutation } from '../kiosk/kioskApi.ts';
import { CANCEL } from '../texts.ts';
import { CAN_IT_BE_ROWED, REPORT, WHAT_IS_WRONG, WHICH_PARTS, reportDamageTo } from './texts.ts';

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--s2);
`;

interface KioskReportProps {
  sortie: Sortie;
  outstanding: Outstanding;
}

/** A damage report by the member who signed in to land the boat (rule damage.kiosk). Landing does not require it. */
export function KioskReport({ sortie, outstanding: { landingToken } }: KioskReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [severity, setSeverity] = useState<Severity | ''>('');
  const [text, setText] = useState('');
  const [parts, setParts] = useState<string[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [report, { data, isLoading, error }] = useKioskReportMutation();
  if (data?.isUnconfirmed) return <Notice tone="amber">{DAMAGE_UNCONFIRMED}</Notice>;
  if (data)
    return <Notice tone="green">{data.severity === 'unfit' ? DAMAGE_DOCKED : DAMAGE_REPORTED}</Notice>;
  if (!isOpen)
    return (
      <Buttons>
        <Button icon="warning" onClick={() => setIsOpen(true)}>
          {ANYTHING_WRONG}
        </Button>
      </Buttons>
    );
  const refusal = damageTextRule(text);
  const submit = () => {
    setIsSubmitted(true);
    if (severity === '' || refusal !== null || isLoading) return;
    void report({
      boat: sortie.bus_id,
      sortie: sortie._id,
      kind: 'damage',
      seat: null,
      severity,
      text: text.trim(),
      parts: BOAT_PARTS.filter((part) => parts.includes(part)),
      landingToken,
    });
  };
  return (
    <Form
      label={reportDamageTo(sortie.bus)}
      onSubmit={submit}
      error={error ? failureOf(error).text : undefined}
    >
      <RadioGroup
        label={CAN_IT_BE_ROWED}
        options={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value].answer }))}
        value={severity}
        onChange={(value) => setSeverity(SEVERITIES.find((one) => one === value) ?? '')}
        error={isSubmitted && severity === '' ? DAMAGE_SEVERITY_NEEDED : undefined}
      />
      <TextAreaField
        label={WHAT_IS_WRONG}
        rows={1}
        limit={DAMAGE_TEXT_MAX}
        value={text}
        onChange={setText}
        error={isSubmitted && refusal !== null ? refusal : undefined}
        autoComplete="off"
      />
      <ToggleChips
        label={WHICH_PARTS}
        options={BOAT_PARTS.map((value) => ({ value, label: PART_TEXTS[value] }))}
        chosen={parts}
        onChange={setParts}
      />
      <Buttons>
        <Button onClick={() => setIsOpen(false)}>{CANCEL}</Button>
        <Button tone="primary" type="submit" isBusy={isLoading}>
          {REPORT}
        </Button>
      </Buttons>
    </Form>
  );
}
