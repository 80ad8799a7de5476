import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Notice } from '../feedback/Notice.tsx';

/** Of a group it is the first choice that can take the focus. */
const FIRST_INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] :is(input, select)';

interface FormProps {
  /** Names the form for those who jump from landmark to landmark. */
  label: string;
  /** Called with the browser's own handling already prevented. */
  onSubmit: () => void;
  /** What went wrong with the whole, not with one field. */
  error?: string | undefined;
  children: ReactNode;
}

const Base = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

/** A form that, after a submit with something wrong, puts the focus on the first field that is. */
export function Form({ label, onSubmit, error, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaitingErrors = useRef(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    isAwaitingErrors.current = true;
    onSubmit();
  };
  // Runs after every render: a field's error may come at once or with the server's answer.
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
