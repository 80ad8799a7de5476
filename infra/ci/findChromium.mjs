// Finds the Chromium for the journeys: the one named, Debian's headless shell, the system's, or Playwright's own.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackages } from './installDebianPackages.mjs';
import { ROOT } from './install.mjs';

/** A page loads in it with less than half the processor time of the whole browser, and letters have other edges. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HELP = `No Chromium was found. Do one of these, then run the command again:
  - set FLEETWATCH_CHROMIUM to the path of a Chromium or Chrome;
  - install the system's package (Debian and Ubuntu: sudo apt-get install chromium-headless-shell);
  - npx playwright install chromium`;

function playwrightsOwn() {
  const require = createRequire(path.join(ROOT, 'e2e', 'package.json'));
  try {
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/** The path of a Chromium; null after printing what to do. */
export function findChromium() {
  const named = process.env.FLEETWATCH_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`FLEETWATCH_CHROMIUM names ${named}, which does not exist.`);
    return null;
  }
  if (!existsSync(HEADLESS_SHELL)) installDebianPackages('chromium-headless-shell');
  const found = [...SYSTEM_PATHS, playwrightsOwn()].find((place) => place && existsSync(place));
  if (!found) console.error(HELP);
  return found ?? null;
}
