/** Licences that only require attribution (THIRD-PARTY notices: infra/remote/webpack/Notices.mjs). */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Apache-2.0', 'Python-2.0', 'CC0-1.0', 'Unlicense'],
]);

/** A package under another licence, and why it is allowed. */
export interface Exception {
  licence: string;
  reason: string;
  /** Whether it is a development tool that is not distributed. */
  isToolOnly: boolean;
}

export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '@axe-core/playwright': {
    licence: 'MPL-2.0',
    reason: 'Looks at screens in the journeys, unchanged.',
    isToolOnly: true,
  },
  'axe-core': {
    licence: 'MPL-2.0',
    reason: 'Looks at screens in the tests, unchanged: a library of the toolchain, in no build.',
    isToolOnly: false,
  },
  'ical.js': { licence: 'MPL-2.0', reason: 'Reads calendars in the tests, unchanged.', isToolOnly: true },
  'spdx-exceptions': { licence: 'CC-BY-3.0', reason: 'A list of names inside a tool.', isToolOnly: true },
  '@fontsource-variable/figtree': {
    licence: 'OFL-1.1',
    reason: 'The face of the pages, unchanged; its licence is among the notices.',
    isToolOnly: false,
  },
  suncalc: {
    licence: 'none',
    reason: 'Its LICENSE file is the BSD-2-Clause licence; only its package.json names none.',
    isToolOnly: false,
  },
  'png-js': {
    licence: 'none',
    reason: 'Its LICENSE file is the MIT licence; only its package.json names none.',
    isToolOnly: false,
  },
  'web-push': {
    licence: 'MPL-2.0',
    reason:
      'Encrypts and signs pushes in the API, unchanged; installed with its sources and its licence, in no build.',
    isToolOnly: false,
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    reason: 'Figures about browsers that the build reads; none of them is in its output.',
    isToolOnly: false,
  },
};

/** Whether an SPDX expression without exceptions permits an allowed licence: 'MIT', '(MIT OR CC0-1.0)', 'MIT AND Zlib'. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}

/** The licence data of a package in package-lock.json. */
export interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/**
 * Locked packages with a licence that is not allowed, for every platform: 'node_modules/a: GPL-3.0-only'.
 * @param isTool whether all of them belong to a tool, regardless of the lock file
 */
export function refusedPackages(packages: Readonly<Record<string, LockedPackage>>, isTool = false): string[] {
  return Object.entries(packages).flatMap(([place, { license = 'none', dev = false, link = false }]) => {
    if (!place.includes('node_modules/') || link || isAllowed(license)) return [];
    const exception = EXCEPTIONS[nameOf(place)];
    const isKnown = exception?.licence === license && (isTool || dev || !exception.isToolOnly);
    return isKnown ? [] : [`${place}: ${license}`];
  });
}

/** Exceptions without a locked package. */
export function idleExceptions(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const present = new Set(Object.keys(packages).map(nameOf));
  return Object.keys(EXCEPTIONS).filter((name) => !present.has(name));
}
