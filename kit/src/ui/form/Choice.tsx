// @chunk choices

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  type: 'checkbox' | 'radio';
  children: ReactNode;
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--target);
  cursor: pointer;
  touch-action: manipulation;
  > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--water);
  }
  &:has(:disabled) {
    color: var(--muted);
    cursor: default;
  }
`;

/** A check box or radio button whose whole label is a 48 px target. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <Label>
      <input {...input} />
      <span>{children}</span>
    </Label>
  );
}
