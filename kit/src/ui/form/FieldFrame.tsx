import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../../art/Icon.tsx';

/** What every field has. Nothing here empties what was typed: the value stays with whoever holds it. */
export interface FieldProps {
  label: string;
  /** What is expected, before anything is wrong. */
  hint?: ReactNode | undefined;
  /** What is wrong, and how to mend it. Marks the field as invalid. */
  error?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Stands at the end of the line below the control, e.g. a counter. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

/** What the text, select and text area controls look like. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--target);
  padding: var(--s2) var(--s3);
  border: max(1.5px, var(--border)) solid var(--outline);
  border-radius: var(--radius);
  background: var(--card);
  /* Below 16 px a phone zooms into the field. */
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
    font-weight: 600;
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
  font-weight: 600;
  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

/** Label, control, then the error or the hint: an error takes the hint's place, so the form does not jump twice. */
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
