import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { publishRemote } from '@fleetwatch/site/publishRemote';
import { DEMO_COACH } from '@fleetwatch/local/demo/people';
import { asDemoMember } from '../fixtures/clubhouse.ts';
import { openActions } from '../fixtures/offlineActions.ts';
import { expect, test } from '../fixtures/site.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../examples/mf-equipment');
const TOOL = path.resolve(import.meta.dirname, '../../infra/remote/bin/fleetwatch-remote.mjs');

test.use({ serviceWorkers: 'allow' });

test.beforeAll(async ({ site, gateway }) => {
  execFileSync(process.execPath, [TOOL, 'build'], { cwd: EXAMPLE, stdio: ['ignore', 'ignore', 'inherit'] });
  await publishRemote(site.folder, path.join(EXAMPLE, 'dist'));
  // The API fetches the declarations from the pages every ten seconds.
  const items = `${gateway.origin}/api/modules/mf-equipment/items`;
  await expect.poll(async () => (await fetch(items)).status, { timeout: 20_000 }).toBe(200);
});

test('equipment of a team without a server: listed by a coach, taken at a launch, seen live, returned without a network', async ({
  page,
  context,
  otherPage,
  clubhouse,
  boat,
  browser,
  gateway,
}) => {
  const member = await clubhouse.join();
  await new SignInPage(otherPage).signIn(asDemoMember(DEMO_COACH));
  await otherPage.goto('/equipment');
  const add = otherPage.getByRole('form', { name: 'Add equipment' });
  await expect(add).toBeVisible();
  await add.getByLabel('Name').fill('Cox box 7');
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(otherPage.getByRole('listitem').filter({ hasText: 'Cox box 7' })).toContainText('Here');

  const actions = await openActions(page, member);
  await actions.action('Launch').click();
  await actions.pick(boat);
  await slideByKeyboard(actions.launchSlider);
  const mine = page.getByRole('region', { name: 'Your equipment' });
  await expect(mine).toContainText(`Does ${boat.name} have a cox box?`);
  await mine.getByLabel('Cox box').selectOption('Cox box 7');
  await mine.getByRole('button', { name: 'Take' }).click();
  await expect(mine).toContainText(`Cox box 7, for ${boat.name}`);

  const row = otherPage.getByRole('listitem').filter({ hasText: 'Cox box 7' });
  await expect(row).toContainText(`With ${member.name}`);

  const wall = await browser.newContext({ baseURL: gateway.origin, viewport: { width: 1440, height: 900 } });
  const kiosk = new BoathousePage(await wall.newPage());
  await kiosk.open();
  const out = kiosk.page.getByRole('region', { name: 'Equipment out' });
  await expect(out).toContainText(`Cox box 7, for ${boat.name}With ${member.name}`);

  await context.setOffline(true);
  await mine.getByRole('button', { name: 'Return Cox box 7' }).click();
  await expect(mine).toBeHidden();
  await expect(row).toContainText(`With ${member.name}`);
  await context.setOffline(false);
  await expect(row).toContainText('Here');
  await expect(out).toBeHidden();
  await wall.close();
});
