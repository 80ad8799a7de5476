import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Notice } from '../feedback/Notice.tsx';

/** Of a group, the first choice that can take the focus. */
const FIRST_INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] :is(input, select)';

interface FormProps {
  /** Accessible name of the form landmark. */
  label: string;
  /** Called after preventDefault. */
  onSubmit: () => void;
  /** An error of the whole form rather than of one field. */
  error?: string | undefined;
  children: ReactNode;
}

const Base = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

/** A form that focuses its first invalid field after a failed submit. */
export function Form({ label, onSubmit, error, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaitingErrors = useRef(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    isAwaitingErrors.current = true;
    onSubmit();
  };
  // Runs after every render: a field's error may appear at once or with the server's response.
  useEffect(() => {
    if (!isAwaitingErrors.current) return;
    const invalid = form.current?.querySelector<HTMLElement>(FIRST_INVALID);
    if (!invalid) return;
    isAwaitingErrors.current = false;
    invalid.focus();
  });
  return (
    <Base
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      onInput={() => {
        isAwaitingErrors.current = false;
      }}
    >
      {children}
      <div role="alert">{error && <Notice tone="red">{error}</Notice>}</div>
    </Base>
  );
}
