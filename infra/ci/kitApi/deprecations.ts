import { listNames, type Release } from './Release.ts';

const MARK = /^since (\d+)\.(\d+)\.(\d+), goes with (\d+)\b/;

/** Reads a `@deprecated` mark; undefined when it is not `since 1.4.0, goes with 3`. */
export function readMark(mark: string | undefined): { goesWith: number; earliest: number } | undefined {
  const found = MARK.exec(mark ?? '');
  if (!found) return undefined;
  const [major = 0, minor = 0, patch = 0, goesWith = 0] = found.slice(1).map(Number);
  // A whole major version has to come with the mark, for remotes of the one before to run on.
  const earliest = minor === 0 && patch === 0 ? major + 1 : major + 2;
  return { goesWith, earliest };
}

/** `@deprecated` marks without the versions since and until which they apply, or let a name go too early. */
export function findWrongMarks(release: Release): string[] {
  return Object.keys(release.exports).flatMap((subpath) =>
    listNames(release, subpath).flatMap(({ name, deprecated }) => {
      if (deprecated === undefined) return [];
      const what = `${subpath.slice(2)}: ${name}`;
      const mark = readMark(deprecated);
      if (!mark) return [`${what}: "@deprecated ${deprecated}" is not "since 1.4.0, goes with 3: …".`];
      return mark.goesWith < mark.earliest ? [`${what}: it may go with ${mark.earliest}, not before.`] : [];
    }),
  );
}
