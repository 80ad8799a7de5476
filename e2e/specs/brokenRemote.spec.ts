import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

// Failures are what these journeys are about; the browser's console tells of them too.
test.use({ mayBeNoisy: true, viewport: { width: 1024, height: 768 } });

const ENTRY = '**/remotes/mf-boathouse/remoteEntry*';
const SCREENS = '**/remotes/mf-boathouse/screens*';

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });
const script = (body: string) => answer(200, 'text/javascript', body);
const gone = answer(404, 'text/plain', 'There is nothing at this address.');
const neverAnswers = () => undefined;

const NOT_FETCHED = 'Its files could not be fetched.';
const NOT_A_REMOTE = 'What arrived is not a part of Fleetwatch.';
const TOO_LATE = 'Its files did not arrive in time.';

const ways: [name: string, file: string, handle: (route: Route) => unknown, reason: string][] = [
  ['its files are gone', '**/remotes/mf-boathouse/**', gone, NOT_FETCHED],
  ['its server fails', ENTRY, answer(500, 'text/plain', 'no'), NOT_FETCHED],
  ['nobody answers', ENTRY, (route) => route.abort('connectionrefused'), NOT_FETCHED],
  ['its server never finishes', ENTRY, neverAnswers, TOO_LATE],
  ['a page comes in its place', ENTRY, answer(200, 'text/html', '<!doctype html>'), NOT_A_REMOTE],
  ['its entry does not parse', ENTRY, script('var mf_boathouse = ('), NOT_A_REMOTE],
  ['its entry throws', ENTRY, script('throw new Error("boom")'), NOT_A_REMOTE],
  ['its entry is another remote', ENTRY, script('var mf_other = { init() {}, get() {} };'), NOT_A_REMOTE],
  ['its screens are gone', SCREENS, gone, NOT_FETCHED],
  ['its screens never come', SCREENS, neverAnswers, TOO_LATE],
  ['its screens are junk', SCREENS, script('"nothing"'), NOT_FETCHED],
];

const kiosk = (page: Page) => page.getByText('Please select Launch or Land');

for (const [name, file, handle, reason] of ways) {
  test(`a remote costs its own screen only when ${name}, and a retry brings it back`, async ({ page }) => {
    await page.route(file, handle);
    await page.goto('/boathouse', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Fleetwatch Boathouse is not available' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(kiosk(page)).toBeVisible();
  });
}

/** Words that stand in the code of exactly one library each. */
const MARKS = {
  react: 'react.memo_cache_sentinel',
  'react-redux': 'react-redux-context',
  'react-router-dom': '__reactRouterVersion',
  '@reduxjs/toolkit': 'RTK_autoBatch',
  'styled-components': 'data-styled-version',
};

test('a page has one copy of each shared library, its remotes included', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/boathouse');
  await expect(kiosk(page)).toBeVisible();
  const code = await Promise.all(scripts);
  for (const [library, mark] of Object.entries(MARKS)) {
    expect(code.filter((text) => text.includes(mark)).length, library).toBe(1);
  }
});
