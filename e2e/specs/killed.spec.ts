import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ActionsPage } from '../pages/ActionsPage.ts';
import { OutboxPanel } from '../pages/OutboxPanel.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

// The clock jumps past the time within which a remote must load.
test.use({ mayBeNoisy: true });

/** Kills the page's process, as a phone that needs the memory does. */
async function kill(page: Page): Promise<void> {
  const dead = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await dead;
  await page.close();
}

for (const { seconds, isHeard } of [
  { seconds: 5, isHeard: false },
  { seconds: 14, isHeard: true },
])
  test(`killed ${seconds} s after the slider, ${isHeard ? 'with its response lost' : 'before it was received'}: one sortie (rule portal.stored-before-sent)`, async ({
    page,
    context,
    boat,
    clubhouse,
  }) => {
    const member = await clubhouse.join();
    await page.clock.install();
    const actions = new ActionsPage(page);
    await new SignInPage(page).signIn(member);
    await page.route('**/api/launch', async (route) => {
      if (isHeard) await route.fetch();
    });
    await actions.pick(boat);
    const sent = page.waitForRequest('**/api/launch');
    await slideByKeyboard(actions.launchSlider);
    await sent;
    await expect.poll(() => clubhouse.sortiesOf(member)).toHaveLength(isHeard ? 1 : 0);
    await page.clock.runFor(seconds * 1_000);
    await expect(page.getByText('it will send automatically')).toBeHidden();
    await kill(page);

    const next = await context.newPage();
    await next.goto('/actions');
    await expect(new ActionsPage(next).banner).toHaveText(`You're Launched on ${boat.name}`);
    await expect(new OutboxPanel(next).says('waiting to be sent')).toBeHidden();
    expect(await clubhouse.sortiesOf(member)).toMatchObject([{ bus: boat.name, land: null }]);
  });

test('a landing killed before its response keeps its miles (rule portal.stored-before-sent)', async ({
  page,
  context,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  await clubhouse.launch(member, boat.name);
  const actions = new ActionsPage(page);
  await new SignInPage(page).signIn(member);
  await actions.action('Land').click();
  const landing = actions.landing(boat.name);
  await landing.oneMore.click();
  await page.route('**/api/land', () => undefined);
  const sent = page.waitForRequest('**/api/land');
  await slideByKeyboard(landing.slider);
  await sent;
  await kill(page);

  const next = await context.newPage();
  await next.goto('/actions');
  await expect(new ActionsPage(next).season('Season miles')).toHaveText('1');
  await expect.poll(() => clubhouse.season(member)).toMatchObject({ miles: 1, trips: 1 });
});
