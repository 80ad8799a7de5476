// @chunk choices

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { CHOOSE_ONE } from './pickTexts.ts';

export interface FieldOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'id' | 'children'> {
  options: readonly FieldOption[];
  /** `''` while nothing is chosen: then `placeholder` shows. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

const Select = styled.select`
  ${controlStyle}
`;

const UNKNOWN = CHOOSE_ONE;
/** A value that is in no caller's options. */
const unlike = (options: readonly FieldOption[]): string =>
  options.some(({ value }) => value === '') ? '?' : '';

/**
 * A native select. A value that is not among the options leaves the choice empty: a browser would show its first option as
 * chosen, and choosing that one would fire no change event.
 */
export function SelectField({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const isKnown = options.some((option) => option.value === value);
  const unknown = unlike(options);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Select
          {...rest}
          {...wiring}
          value={isKnown ? value : unknown}
          onChange={(event) => onChange(event.target.value)}
        >
          {(placeholder !== undefined || !isKnown) && (
            <option value={unknown} disabled>
              {placeholder ?? (options.length === 0 ? '' : UNKNOWN)}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
