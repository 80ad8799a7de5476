// @chunk controls

import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../ui/button/IconButton.tsx';
import { MILES, ONE_MILE_LESS, ONE_MILE_MORE } from './milesTexts.ts';

interface MilesStepperProps {
  /** Whole miles, from 0. */
  value: number;
  onChange: (miles: number) => void;
  label?: string;
  /** Maximum of '+'. */
  most?: number;
  isDisabled?: boolean;
}

/* '+' stays at the end, so that it does not move under the thumb when '-' appears. */
const Base = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  > span {
    flex: 1;
    font-weight: var(--weight-label);
  }
  > output {
    min-width: 2.5ch;
    font-size: var(--text-3xl);
    font-weight: var(--weight-number);
    line-height: 1.2;
    text-align: center;
  }
  > button {
    border: var(--border) solid var(--outline);
    background: var(--card);
  }
`;

/** Whole miles: '+' counts up from 0; the count and '-' show only above 0 (rule land.confirm). */
export function MilesStepper({
  value,
  onChange,
  label = MILES,
  most = Infinity,
  isDisabled = false,
}: MilesStepperProps) {
  const plus = useRef<HTMLButtonElement>(null);
  const takeOneOff = () => {
    // At 0 the '-' button disappears, so '+' takes the focus.
    if (value === 1) plus.current?.focus();
    onChange(value - 1);
  };
  return (
    <Base role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {value > 0 && (
        <IconButton icon="minus" label={ONE_MILE_LESS} disabled={isDisabled} onClick={takeOneOff} />
      )}
      <output>{value > 0 ? value : ''}</output>
      <IconButton
        ref={plus}
        icon="plus"
        label={ONE_MILE_MORE}
        disabled={isDisabled || value >= most}
        onClick={() => onChange(value + 1)}
      />
    </Base>
  );
}
