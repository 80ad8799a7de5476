import { andMore } from './texts.ts';

/**
 * Names of the crew without the launcher: 'Ana Ruiz, Bo Lind'. Members that this device has not fetched are counted: 'and 2
 * more'; '' without a crew.
 * @param crew member ids
 */
export function crewNames(crew: readonly string[], nameOf: ReadonlyMap<string, string>): string {
  const known = crew.flatMap((id) => nameOf.get(id) ?? []);
  const unknown = crew.length - known.length;
  return unknown === 0 ? known.join(', ') : andMore(known.join(', '), unknown);
}
