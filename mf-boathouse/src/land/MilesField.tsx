import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { amountIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { readTyped } from './readTyped.ts';
import { oneLess, oneMore } from './texts.ts';

/** Step of '+' and '-', and the name of one. */
const STEPS: Readonly<Record<ShownUnit, { amount: number; one: string }>> = {
  mi: { amount: 1, one: 'mile' },
  km: { amount: 1, one: 'kilometer' },
  m: { amount: 1_000, one: 'kilometer' },
};

interface MilesFieldProps {
  unit: ShownUnit;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The field takes the focus when this increases. */
  attempt: number;
}

/* The buttons are beside the control, whose label is a line above and whose error may be a line below it. */
const Line = styled.div`
  display: flex;
  gap: var(--s2);
  align-items: flex-start;
  > button {
    margin-top: calc(1.5rem + var(--s1));
    border: max(1.5px, var(--border)) solid var(--outline);
    background: var(--card);
  }
  > div {
    flex: 1;
    max-width: 14rem;
  }
  input {
    text-align: center;
    font-size: var(--text-l);
    font-weight: 650;
  }
`;

/** A distance in the club's unit, typed or counted with '+' and '-', which need no keyboard. */
export function MilesField({ unit, value, onChange, error, attempt }: MilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempt > 0) input.current?.focus();
  }, [attempt]);
  const amount = amountIn(readTyped(value, unit) ?? 0, unit);
  const { amount: step, one } = STEPS[unit];
  const count = (by: number) => {
    const counted = Math.round(Math.max(0, amount + by * step) * 1_000) / 1_000;
    onChange(counted === 0 ? '' : String(counted));
  };
  return (
    <Line>
      <IconButton icon="minus" label={oneLess(one)} disabled={amount === 0} onClick={() => count(-1)} />
      <TextField
        ref={input}
        label={UNIT_TITLES[unit]}
        inputMode="decimal"
        placeholder="0"
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
      />
      <IconButton icon="plus" label={oneMore(one)} onClick={() => count(1)} />
    </Line>
  );
}
