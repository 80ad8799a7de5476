import { useEffect, useRef, useState } from 'react';
import { afterPress } from '../button/afterPress.ts';
import { useDraft } from './useDraft.ts';
import type { DraftOptions } from './useDraft.ts';
import { TYPING_STOPPED_MS } from './useDebounced.ts';

/** The result of validating each field: a text, or null when it is valid. */
export type Checked<Field extends string> = Record<Field, string | null>;

interface Refusal {
  /** The refused value: the refusal does not apply to another one. */
  value: string;
  text: string;
}

export interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

export interface FormFields<Field extends string> {
  values: Record<Field, string>;
  /** Props of a field's control; a validation error shows once typing in the field has stopped. */
  wire: (field: Field, text: string | null) => FieldProps;
  /** Shows the validation errors of the fields that have a rule. True when there are none. */
  passes: (checked: Partial<Checked<Field>>) => boolean;
  /** Shows the server's refusal at the field until the field's value changes, from its present value or from `value`. */
  refuse: (field: Field, text: string, value?: string) => void;
  /** Resets fields to untouched and empty. */
  empty: (fields: readonly Field[]) => void;
}

export interface FormOptions extends DraftOptions {
  /** Name under which the input is stored on the device as a draft; without it nothing is stored. */
  cachedAs?: string | null;
}

/** The values of a form's fields, and which fields are touched and may show their validation error. */
export function useFormFields<Field extends string>(
  initial: Record<Field, string>,
  { cachedAs = null, ...options }: FormOptions = {},
): FormFields<Field> {
  const [values, setValues] = useDraft(cachedAs, initial, options);
  const [shown, setShown] = useState<Partial<Record<Field, boolean>>>({});
  const [refusals, setRefusals] = useState<Partial<Record<Field, Refusal>>>({});
  const timers = useRef(new Map<Field, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const show = (fields: readonly Field[], isShown: boolean) => {
    for (const field of fields) clearTimeout(timers.current.get(field));
    setShown((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, isShown])) }));
  };
  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clearTimeout(timers.current.get(field));
    timers.current.set(
      field,
      setTimeout(() => afterPress(() => show([field], true)), TYPING_STOPPED_MS),
    );
  };

  return {
    values,
    wire: (field, text) => {
      const refusal = refusals[field];
      const refused = refusal?.value === values[field] ? refusal.text : null;
      return {
        value: values[field],
        onChange: (value) => change(field, value),
        onBlur: () => {
          if (values[field] !== '') afterPress(() => show([field], true));
        },
        error: (shown[field] ? text : null) ?? refused ?? undefined,
      };
    },
    passes: (checked) => {
      const fields = Object.keys(checked) as Field[];
      show(fields, true);
      return fields.every((field) => !checked[field]);
    },
    refuse: (field, text, value = values[field]) =>
      setRefusals((before) => ({ ...before, [field]: { value, text } })),
    empty: (fields) => {
      setValues((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, ''])) }));
      show(fields, false);
    },
  };
}
