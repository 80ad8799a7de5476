/**
 * Names of the crew without the launcher: 'Ana Ruiz, Bo Lind'. Members that this device has not fetched are counted: 'and 2
 * more'; '' without a crew.
 * @param crew member ids
 */
export function crewNames(crew: readonly string[], nameOf: ReadonlyMap<string, string>): string {
  const known = crew.flatMap((id) => nameOf.get(id) ?? []);
  const unknown = crew.length - known.length;
  if (unknown === 0) return known.join(', ');
  return known.length === 0 ? `${unknown} more` : `${known.join(', ')} and ${unknown} more`;
}
