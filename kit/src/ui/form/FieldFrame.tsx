import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../../art/Icon.tsx';

/** Props of every field. Fields are controlled: the value stays with the owner. */
export interface FieldProps {
  label: string;
  /** The expected input, shown while there is no error. */
  hint?: ReactNode | undefined;
  /** The fault and how to correct it. Marks the field as invalid. */
  error?: string | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Content at the end of the line below the control, e.g. a counter. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Shared style of the text, select and text area controls. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--target);
  padding: var(--s2) var(--s3);
  border: var(--border) solid var(--outline);
  border-radius: var(--radius);
  background: var(--card);
  /* Below 16 px phones zoom into a focused field. */
  font-size: max(16px, 1rem);
  &[aria-invalid] {
    border-color: var(--red);
    box-shadow: inset 0 0 0 1px var(--red);
  }
  &:disabled {
    background: var(--wash);
    color: var(--muted);
  }
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: var(--s1);
  > label {
    font-weight: var(--weight-label);
  }
`;

const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s3);
  font-size: var(--text-s);
  color: var(--muted);
`;

export const FieldError = styled.span`
  display: flex;
  gap: var(--s1);
  color: var(--red);
  font-weight: var(--weight-label);
  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

/** Label, control, then the error or the hint: an error replaces the hint, so that the layout shifts only once. */
export function FieldFrame({ label, hint, error, aside, children }: FieldFrameProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': error ? true : undefined })}
      {note || aside ? (
        <Below>
          <span id={noteId}>{error ? <FieldErrorText>{error}</FieldErrorText> : hint}</span>
          {aside}
        </Below>
      ) : null}
    </Frame>
  );
}

export function FieldErrorText({ children }: { children: string }) {
  return (
    <FieldError>
      <Icon name="warning" size="1.25em" />
      {children}
    </FieldError>
  );
}
