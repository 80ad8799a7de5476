const compare = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The numbers of a semantic version, and its candidate: 'rc.1' of `1.1.0-rc.1`. */
function partsOf(version: string): [numbers: string, candidate: string | null] {
  const at = version.indexOf('-');
  return at < 0 ? [version, null] : [version.slice(0, at), version.slice(at + 1)];
}

/** Whether a semantic version comes before another; a candidate comes before its version. */
export function isOlderVersion(one: string, other: string): boolean {
  const [numbers, candidate] = partsOf(one);
  const [otherNumbers, otherCandidate] = partsOf(other);
  const order = compare(numbers, otherNumbers);
  if (order !== 0) return order < 0;
  if (candidate === null || otherCandidate === null) return candidate !== null && otherCandidate === null;
  return compare(candidate, otherCandidate) < 0;
}
