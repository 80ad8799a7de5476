type Version = [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

function isBefore(a: Version, b: Version): boolean {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/**
 * Whether the shell's kit satisfies the `range` that a remote requires: `1.2.3`, `~1.2.3` or `^1.2.3`, read as npm does (before
 * 1.0 a new minor version may break).
 * @param servedKits major versions for whose remotes the shell's kit still has all exports: kit 2.0.0 can satisfy `^1.2.3` too
 */
export function isKitSatisfied(
  range: string,
  kitVersion: string,
  servedKits: readonly number[] = [],
): boolean {
  const sign = /^[\^~]/.exec(range)?.[0] ?? '';
  const asked = parseVersion(range.slice(sign.length));
  const given = parseVersion(kitVersion);
  if (!asked || !given || isBefore(given, asked)) return false;
  const [major, minor, patch] = asked;
  if (sign === '') return given[0] === major && given[1] === minor && given[2] === patch;
  if (sign === '^' && major > 0) return given[0] === major || servedKits.includes(major);
  if (sign === '^' && minor === 0) return given[0] === 0 && given[1] === 0 && given[2] === patch;
  return given[0] === major && given[1] === minor;
}
