import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { TextCounter } from './TextCounter.tsx';

export interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'id' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters: shows a counter, and truncates nothing. */
  limit?: number;
}

const Area = styled.textarea`
  ${controlStyle}
  min-height: calc(2 * var(--target));
  max-height: 50vh;
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text; grows with its content. */
export function TextAreaField({ label, hint, error, limit, value, onChange, ...rest }: TextAreaFieldProps) {
  const counter = limit === undefined ? null : <TextCounter length={value.length} limit={limit} />;
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={counter}>
      {(wiring) => (
        <Area {...rest} {...wiring} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
