import { TALL_TABLET } from '../playwright.config.ts';
import { expect, test } from '../fixtures/kioskTest.ts';
import { slideByKeyboard } from '../pages/slide.ts';

test.use({ viewport: TALL_TABLET });

/** Retry interval of the kiosk while the server cannot be reached. */
const RETRY_MS = 30_000;
/** Refresh interval in the early afternoon, the time of every journey. */
const REFRESH_MS = 900_000;

test('eleven wrong passwords bring a warning after a second, and the count starts again', async ({
  page,
  boat,
  clubhouse,
  member,
  kiosk,
}) => {
  await kiosk.pick(boat);
  const { form, name, password, refusal } = kiosk.credentials(`Launch ${boat.name}`);
  await name.fill(member.name);
  const warning = page.getByRole('dialog').filter({ hasText: 'Over 10 Login failures!' });
  const fail = async () => {
    await password.fill('Not-the-1-password');
    await form.getByRole('button', { name: 'Launch', exact: true }).click();
    // The password is emptied with every rejection; a name that failed too often gets the throttling text instead.
    await expect(password).toHaveValue('');
    await expect(refusal).toContainText(/Name and password do not match\.|Too many tries\./);
  };
  for (let count = 0; count < 10; count += 1) await fail();
  await page.clock.fastForward(5_000);
  await expect(warning).toBeHidden();
  await fail();
  await page.clock.runFor(1_000);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Close' }).click();
  await fail();
  await page.clock.fastForward(5_000);
  await expect(warning).toBeHidden();
  expect(await clubhouse.sortiesOf(member)).toEqual([]);
});

test.describe('without the server', () => {
  test.use({ mayBeNoisy: true });

  test('it shows the last data with its age, keeps what was typed, and recovers when the server is back', async ({
    page,
    boat,
    clubhouse,
    member,
    kiosk,
  }) => {
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

test('after an idle minute the typed text is gone, and after an outing no data of the member is on the device', async ({
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
