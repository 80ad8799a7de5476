// @chunk own

/**
 * Returns a typed amount of at least 0; 0 for an empty field, null if invalid: `readNumber('12,50', { most: 100 }) === 12.5`
 */
export function readNumber(
  typed: string,
  { most, isWhole = false }: { most: number; isWhole?: boolean },
): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value <= most && (!isWhole || Number.isInteger(value)) ? value : null;
}
