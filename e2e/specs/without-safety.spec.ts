import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { dragSlider, slideByKeyboard } from '../pages/slide.ts';

interface Registry {
  remotes: { name: string }[];
}

const without = ({ remotes, ...more }: Registry): Registry => ({
  ...more,
  remotes: remotes.filter(({ name }) => name !== 'mf-safety'),
});

/** A site to which mf-safety is not published: neither in its pages nor in its registry, and without its files. */
async function withoutSafety(page: Page): Promise<void> {
  await page.route('**/remotes/mf-safety/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: without((await answer.json()) as Registry) });
  });
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const text = await answer.text();
      const listed = text.replace(
        /(<script[^>]*id="remotes"[^>]*>)([^<]*)(<\/script>)/,
        (_all, begin: string, inlined: string, end: string) =>
          `${begin}${JSON.stringify(without(JSON.parse(inlined) as Registry))}${end}`,
      );
      // Nor would a server name its files.
      const body = listed.replace(/<link rel="preload"[^>]*mf-safety[^>]*>/g, '');
      expect(body).not.toContain('mf-safety');
      return route.fulfill({ response: answer, body });
    },
  );
}

/** The strip of a moment, which the shell draws. */
const strip = (page: Page) => page.getByText('Example readings');

test('a site without mf-safety launches and lands, and shows conditions', async ({
  page,
  boat,
  clubhouse,
}) => {
  await withoutSafety(page);
  const member = await clubhouse.join();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fleetwatch Demo Boathouse' })).toBeVisible();
  await expect(strip(page)).toBeVisible();

  await new SignInPage(page).signIn(member);
  const actions = new ActionsPage(page);
  await expect(actions.isOut('Harrier')).toContainText(/Due|Late|Overdue|Alarm/);
  await expect(page.getByRole('link', { name: /Example readings/ })).toBeVisible();
  await actions.pick(boat);
  await expect(page.getByRole('radio', { name: '1 h', exact: true })).toBeAttached();
  await dragSlider(actions.launchSlider);
  await expect(actions.banner).toHaveText(`You're Launched on ${boat.name}`);

  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  await slideByKeyboard(landing.slider);
  await expect.poll(() => clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, miles: 1 }]);

  // Its other screens do not change: nothing in them requests the remote.
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, title, shown] of [
    // A long fleet renders the rows in sight.
    ['/fleet', 'Fleet', 'Avocet'],
    ['/sorties', 'Sorties', boat.name],
    ['/plans', 'Plans', 'Current week'],
    ['/users', 'Members', 'Everyone'],
  ] as const) {
    await follow(page, path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeAttached();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText(/could not be loaded|not here/i)).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Fleet' }).first()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Safety' })).toHaveCount(0);
  }

  await page.goto('/safety');
  await expect(page.getByText(/Not found|not here/i).first()).toBeVisible();
});

test('the boathouse of a site without mf-safety shows who is out and the conditions', async ({
  page,
  boat,
  clubhouse,
}) => {
  await withoutSafety(page);
  const member = await clubhouse.join();
  const kiosk = new BoathousePage(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await kiosk.open();
  await expect(kiosk.isOut('Harrier')).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await kiosk.tab('Launch').click();
  await kiosk.launch(boat, member);
  await expect(kiosk.isOut(boat.name)).toContainText(member.name);
});
