/** A rule for one field: returns the text to show beside it, or null if the value passes. */
export type FieldRule<Value = string> = (value: Value) => string | null;

/** Refused fields with their texts, in the order of the form; empty if all pass. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Keeps only the refused fields. */
export function refusedFields<Field extends string>(
  checked: Record<Field, string | null>,
): FieldErrors<Field> {
  const refused: FieldErrors<Field> = {};
  for (const field of Object.keys(checked) as Field[]) {
    const text = checked[field];
    if (text !== null) refused[field] = text;
  }
  return refused;
}
