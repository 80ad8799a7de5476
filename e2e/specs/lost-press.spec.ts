import { expect, test } from '../fixtures/test.ts';

test.use({ hasTouch: true });

test('a tap on a button counts even when it moves because the field that loses focus becomes invalid', async ({
  page,
}) => {
  await page.goto('/password_reset?step=key');
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  const hint = page.getByLabel('New hint', { exact: true });
  const key = page.getByLabel('Key', { exact: true });
  await hint.fill('ab');
  await reset.scrollIntoViewIfNeeded();
  const before = await reset.boundingBox();
  if (!before) throw new Error('The button is not on the page.');
  await page.touchscreen.tap(before.x + before.width / 2, before.y + 4);
  await expect(key).toBeFocused();
  await expect(key).toHaveAccessibleDescription('Enter the key from the email.');
  expect((await reset.boundingBox())?.y).not.toBe(before.y);
});
