import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/kioskTest.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { slideByKeyboard } from '../pages/slide.ts';

test.use({ viewport: TALL_TABLET });

/** Retry interval of the kiosk while the server cannot be reached. */
const RETRY_MS = 30_000;
/** Refresh interval in the early afternoon, the time of every journey. */
const REFRESH_MS = 900_000;

test.describe('without the server', () => {
  test.use({ mayBeNoisy: true });

  test('it shows the last data with its age, keeps what was typed, and recovers when the server is back', async ({
    page,
    boat,
    clubhouse,
    member,
  }) => {
    await page.clock.install();
    const kiosk = new BoathousePage(page);
    // The event stream is the last that the wall opens: earlier requests have their answers by then.
    await Promise.all([page.waitForResponse('**/api/events'), kiosk.open()]);
    await expect(kiosk.isOut('Harrier')).toBeVisible();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.clock.fastForward(REFRESH_MS);
    const notice = page.getByRole('alert').filter({ hasText: 'Network: Connection refused.' });
    await expect(page.getByText(/^updated 1\d min ago$/)).toBeVisible();
    await expect(kiosk.isOut('Harrier')).toBeVisible();

    await kiosk.launch(boat, member);
    const { form, name, password, refusal } = kiosk.credentials(`Launch ${boat.name}`);
    await expect(refusal).toContainText('Network: Connection refused.');
    await expect(name).toHaveValue(member.name);
    await expect(password).toHaveValue(member.password);

    await page.unroute('**/api/**');
    await form.getByRole('button', { name: 'Launch', exact: true }).click();
    await expect(page.getByText("You've Launched Nell!")).toBeVisible();
    await page.clock.fastForward(RETRY_MS);
    await expect(notice).toHaveCount(0);
    await expect(kiosk.isOut(boat.name)).toHaveCount(1);
    expect(await clubhouse.sortiesOf(member)).toHaveLength(1);
  });
});

test('after an idle minute the typed text is gone, and after a sortie no data of the member is on the device', async ({
  page,
  boat,
  member,
  kiosk,
}) => {
  await kiosk.pick(boat);
  const { form, name, password } = kiosk.credentials(`Launch ${boat.name}`);
  await name.fill(member.name);
  await password.fill(member.password);
  await page.clock.runFor(61_000);
  await expect(form).toBeHidden();
  await expect(kiosk.hint).toContainText('Please select Launch or Land');
  await kiosk.pick(boat);
  await expect(name).toHaveValue('');
  await expect(password).toHaveValue('');

  await kiosk.sign(`Launch ${boat.name}`, member, 'Launch');
  await expect(kiosk.isOut(boat.name)).toBeVisible();
  await kiosk.authenticate(member);
  await kiosk.landing(boat.name).miles.fill('1');
  await slideByKeyboard(kiosk.landing(boat.name).slider);
  await expect(kiosk.hasLanded(boat.name)).toBeVisible();
  await expect(kiosk.hint).toContainText('Please select Launch or Land');
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  for (const trace of [member.password, member.email, member.id, 'eyJ']) expect(kept).not.toContain(trace);
  for (const field of await page.locator('input, textarea').all()) await expect(field).toHaveValue('');
});
