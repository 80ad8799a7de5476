import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface FieldOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'id' | 'children'> {
  options: readonly FieldOption[];
  /** `''` when nothing is chosen yet: then `placeholder` shows. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

const Select = styled.select`
  ${controlStyle}
`;

/** One of many, chosen with the device's own list. */
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
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Select {...rest} {...wiring} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
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
