import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { roundMiles } from '@fleetwatch/contract/sorties/miles';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { parseMiles } from './parseMiles.ts';

interface MilesFieldProps {
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** When it rises, the field takes the focus. */
  attempt: number;
}

/* The buttons stand beside the control, whose label is a line above and whose error may be a line below it. */
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

/** Whole or decimal miles, typed or counted with '+' and '-', which need no keyboard. */
export function MilesField({ value, onChange, error, attempt }: MilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempt > 0) input.current?.focus();
  }, [attempt]);
  const miles = parseMiles(value) ?? 0;
  const count = (by: number) => {
    const counted = roundMiles(Math.max(0, miles + by));
    onChange(counted === 0 ? '' : String(counted));
  };
  return (
    <Line>
      <IconButton icon="minus" label="One mile less" disabled={miles === 0} onClick={() => count(-1)} />
      <TextField
        ref={input}
        label="Miles"
        inputMode="decimal"
        placeholder="0"
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
      />
      <IconButton icon="plus" label="One mile more" onClick={() => count(1)} />
    </Line>
  );
}
