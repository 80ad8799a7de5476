import { distanceInvalid } from '@fleetwatch/contract/sorties/texts';
import { useState } from 'react';
import { readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import { amountIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { TextField } from '../ui/form/TextField.tsx';

interface DistanceFieldProps {
  unit: ShownUnit;
  /** 0 for an empty field; NaN for unreadable text. */
  miles: number;
  onChange: (miles: number) => void;
}

/** A distance in the member's unit (rule distance.entry). A change of unit starts a new field. */
export function DistanceField({ unit, miles, onChange }: DistanceFieldProps) {
  const [typed, setTyped] = useState(miles > 0 ? String(amountIn(miles, unit)) : '');
  return (
    <TextField
      label={UNIT_TITLES[unit]}
      inputMode={unit === 'm' ? 'numeric' : 'decimal'}
      placeholder="0"
      autoComplete="off"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(readAmount(text, unit) ?? Number.NaN);
      }}
      error={readAmount(typed, unit) === null ? distanceInvalid(unit) : undefined}
    />
  );
}
