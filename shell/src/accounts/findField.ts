/** Returns the field of a form that a refusal names, or null if the form does not have it. */
export function findField<Field extends string>(
  blank: Readonly<Record<Field, unknown>>,
  name: string | null,
): Field | null {
  return Object.keys(blank).find((known): known is Field => known === name) ?? null;
}
