import type { Request } from '@playwright/test';
import { SIZES, TALL_TABLET } from '../playwright.config.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { openMenu } from '../pages/openMenu.ts';
import { slideByKeyboard } from '../pages/slide.ts';

/** Texts that occur in the code of exactly one library each. */
const MARKS = {
  react: 'react.memo_cache_sentinel',
  'react-redux': 'react-redux-context',
  'react-router-dom': '__reactRouterVersion',
  '@reduxjs/toolkit': 'RTK_autoBatch',
  'styled-components': 'data-styled-version',
};

test.use({ viewport: { ...SIZES.laptop, height: TALL_TABLET.height } });

test('a walk through the whole club causes no console messages and no failed calls, and has one copy of each shared library', async ({
  page,
  boat,
  clubhouse,
  noise,
}) => {
  const failed: string[] = [];
  const unanswered = new Set<Request>();
  const isStream = (request: Request) => request.url().endsWith('/api/events');
  page.on('request', (request) => {
    if (!isStream(request)) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  /** Leaving a page cancels its requests. */
  const untilAnswered = () => expect.poll(() => unanswered.size).toBe(0);
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.add(answer.url());
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page closes its event stream.
    if (isStream(request)) return;
    unanswered.delete(request);
    const reason = request.failure()?.errorText;
    // It also ends the loading of code for later.
    if (reason === 'net::ERR_ABORTED' && request.resourceType() === 'script') return;
    failed.push(`${reason} ${request.url()}`);
  });
  page.on('console', (message) => {
    const isOfTheTest = message.text() === 'Service Worker registration blocked by Playwright';
    if (message.type() === 'warning' && !isOfTheTest) noise.push(message.text());
  });
  await watchPolicy(page);
  const member = await clubhouse.join();
  const kiosk = new BoathousePage(page);
  const actions = new ActionsPage(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fleetwatch Demo Boathouse' })).toBeVisible();
  await page.getByRole('link', { name: 'Fleetwatch Boathouse' }).click();
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  await kiosk.launch(boat, member);
  await expect(kiosk.isOut(boat.name)).toBeVisible();
  await page.goBack();

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Already a member? Sign In' }).click();
  await page.getByRole('link', { name: 'Password Hint' }).click();
  await expect(page.getByRole('button', { name: 'Show hint' })).toBeVisible();
  await page.goBack();
  await new SignInPage(page).fill(member);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);

  await actions.action('Launch').click();
  for (const moniker of ['1x', '8+', '1p', '2-4-8p', '1b', 'Unlaunched'])
    await actions.boatClass(moniker).click();
  await actions.action('Land').click();
  await actions.landing(boat.name).notes.fill('8000 m');
  await slideByKeyboard(actions.landing(boat.name).slider);
  await page.getByRole('button', { name: 'Log 5 miles' }).click();
  await expect(actions.season('Season miles')).toHaveText('5');

  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'More' }).click();
  for (const colours of ['Dark', 'Sunlight', 'Light', 'Match device']) {
    await menu.getByRole('radio', { name: colours, exact: true }).check();
  }
  await menu.getByRole('button', { name: 'More' }).click();
  await untilAnswered();
  await page.goto('/no/such/page');
  await expect(page.getByRole('main')).toBeVisible();
  await untilAnswered();
  await page.goto('/actions?do=land');
  await expect(page.getByText('No outstanding launches today')).toBeVisible();
  await page.getByRole('link', { name: `Signed in as ${member.name}` }).click();
  await untilAnswered();
  await new SignInPage(page).signOut.click();
  await expect(page).toHaveURL('/');
  expect(failed).toEqual([]);
  expect(noise).toEqual([]);
  // Asked for again: Chromium forgets the bodies of large responses.
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  for (const [library, mark] of Object.entries(MARKS))
    expect(code.filter((text) => text.includes(mark)).length, library).toBe(1);
});
