// @chunk choices

import { useId } from 'react';
import styled from 'styled-components';
import { Choice } from './Choice.tsx';
import { FieldErrorText, type FieldProps } from './FieldFrame.tsx';
import type { FieldOption } from './SelectField.tsx';

export interface RadioGroupProps extends FieldProps {
  options: readonly FieldOption[];
  /** `''` while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s5);
`;

const Note = styled.div`
  font-size: var(--text-s);
  color: var(--muted);
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

/** One of a few options, all visible. */
export function RadioGroup({ label, hint, error, options, value, onChange }: RadioGroupProps) {
  const id = useId();
  const note = error ? <FieldErrorText>{error}</FieldErrorText> : hint;
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend>{label}</Legend>
      <Options>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </Choice>
        ))}
      </Options>
      {note ? <Note id={`${id}-note`}>{note}</Note> : null}
    </fieldset>
  );
}
