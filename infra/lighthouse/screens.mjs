/** Taps the element with this role and name, once it is there. */
async function tap(page, selector) {
  const element = await page.waitForSelector(selector, { visible: true, timeout: 10_000 });
  await element.scrollIntoView();
  await element.tap();
  await page.evaluate(
    () =>
      new Promise((done) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(done))),
  );
}

const byName = (role, name) => `::-p-aria([name="${name}"][role="${role}"])`;

async function openActions(page) {
  await tap(page, byName('tab', 'Launch'));
  await tap(page, '[role="tablist"][aria-label="Boat class"] [role="tab"]:nth-of-type(3)');
  await tap(page, byName('tab', 'Land'));
  await tap(page, byName('tab', 'Cancel'));
  await tap(page, byName('button', 'Menu'));
  await tap(page, byName('button', 'Close menu'));
}

async function useKiosk(page) {
  await tap(page, byName('tab', 'Launch'));
  await tap(page, byName('tab', 'Cancel'));
  await tap(page, byName('tab', 'Land'));
  await tap(page, byName('tab', 'Cancel'));
}

async function useLanding(page) {
  await tap(page, byName('button', 'Menu'));
  await tap(page, byName('button', 'Close menu'));
}

/** The measured screens: who opens each, and which taps are simulated. */
export const SCREENS = [
  { name: 'landing', path: '/', isSignedIn: false, use: useLanding },
  { name: 'actions, signed in', path: '/actions', isSignedIn: true, use: openActions },
  { name: 'kiosk', path: '/boathouse', isSignedIn: false, use: useKiosk },
];

/** The demo club's member, as printed by `npm start`. */
export async function signIn(page, origin) {
  await page.goto(`${origin}/signin`);
  await page.locator('form input:not([type="password"])').fill('Robin Ashdown');
  await page.locator('form input[type="password"]').fill('Row2gether!');
  await page.locator('form button[type="submit"]').click();
  await page.waitForFunction(() => globalThis.location.pathname === '/actions');
}
