/** Licences that ask for no more than to be named (THIRD-PARTY notices: kit/webpack/Notices.mjs). */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Apache-2.0', 'Python-2.0', 'CC0-1.0', 'Unlicense'],
]);

/** A package under another licence, and why it may be here. */
export interface Exception {
  licence: string;
  reason: string;
  /** It is a tool of ours, and nobody is given it. */
  isToolOnly: boolean;
}

export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '@axe-core/playwright': {
    licence: 'MPL-2.0',
    reason: 'Looks at screens in the journeys, unchanged.',
    isToolOnly: true,
  },
  'axe-core': { licence: 'MPL-2.0', reason: 'Looks at screens in the tests, unchanged.', isToolOnly: true },
  'ical.js': { licence: 'MPL-2.0', reason: 'Reads calendars in the tests, unchanged.', isToolOnly: true },
  'spdx-exceptions': { licence: 'CC-BY-3.0', reason: 'A list of names inside a tool.', isToolOnly: true },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    reason: 'Figures about browsers that the build reads; none of them is in its output.',
    isToolOnly: false,
  },
};

/** Whether an SPDX expression without exceptions leaves a choice that is allowed: 'MIT', '(MIT OR CC0-1.0)', 'MIT AND Zlib'. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}

/** What package-lock.json says of one package. */
export interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/**
 * Every package that is locked, on whatever platform: 'node_modules/a: GPL-3.0-only' for each that may not be here.
 * @param isTool whether all of them are a tool's, whatever the lock file says of each
 */
export function refusedPackages(packages: Readonly<Record<string, LockedPackage>>, isTool = false): string[] {
  return Object.entries(packages).flatMap(([place, { license = 'none', dev = false, link = false }]) => {
    if (!place.includes('node_modules/') || link || isAllowed(license)) return [];
    const exception = EXCEPTIONS[nameOf(place)];
    const isKnown = exception?.licence === license && (isTool || dev || !exception.isToolOnly);
    return isKnown ? [] : [`${place}: ${license}`];
  });
}

/** Exceptions that no locked package needs any more. */
export function idleExceptions(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const present = new Set(Object.keys(packages).map(nameOf));
  return Object.keys(EXCEPTIONS).filter((name) => !present.has(name));
}
