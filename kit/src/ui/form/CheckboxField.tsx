// @chunk choices

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Choice } from './Choice.tsx';
import { FieldErrorText, type FieldProps } from './FieldFrame.tsx';

export interface CheckboxFieldProps extends FieldProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name?: string;
  isDisabled?: boolean;
}

const Note = styled.div`
  margin-left: 36px;
  font-size: var(--text-s);
  color: var(--muted);
`;

/** A yes/no field. */
export function CheckboxField({
  label,
  hint,
  error,
  isChecked,
  onChange,
  name,
  isDisabled,
}: CheckboxFieldProps) {
  const id = useId();
  const note: ReactNode = error ? <FieldErrorText>{error}</FieldErrorText> : hint;
  return (
    <div>
      <Choice
        type="checkbox"
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={note ? id : undefined}
        aria-invalid={error ? true : undefined}
      >
        {label}
      </Choice>
      {note ? <Note id={id}>{note}</Note> : null}
    </div>
  );
}
