import { expect, test } from '../fixtures/test.ts';
import { installWatchClock } from '../fixtures/installWatchClock.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const HALF_HOUR_MS = 1_800_000;

test('a member who stays on deck is taken off it at the second tick of the half-hour timer', async ({
  page,
  clubhouse,
  gateway,
}) => {
  const member = await clubhouse.join();
  const untilWatching = await installWatchClock(page);
  await new SignInPage(page).signIn(member);
  const headers = { Authorization: `Bearer ${member.token}` };
  const deck = await fetch(`${gateway.origin}/api/userondeck/${member.id}`, { headers });
  expect(await deck.json()).toEqual({ ondeck: true });
  await page.goto('/profile');
  await untilWatching();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);

  const look = () => page.waitForResponse('**/api/users-on-deck-results');
  await page.clock.fastForward(HALF_HOUR_MS);
  const [first] = await Promise.all([look(), page.clock.fastForward(HALF_HOUR_MS)]);
  await first.finished();
  await expect(page.getByText("You're off Deck!")).toBeHidden();
  await page.clock.fastForward(HALF_HOUR_MS);
  await Promise.all([
    page.waitForResponse(`**/api/useroffdeck/${member.id}`),
    page.clock.fastForward(HALF_HOUR_MS),
  ]);
  await expect(page.getByText("You're off Deck!")).toBeVisible();
  const answer = await fetch(`${gateway.origin}/api/users-on-deck-results`, { headers });
  const { results } = (await answer.json()) as { results: { user_id: string }[] };
  expect(results.map(({ user_id }) => user_id)).not.toContain(member.id);
});
