import { expect, test } from '../fixtures/test.ts';
import { LogbookPage } from '../pages/LogbookPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

/** Past seasons. */
test.use({ club: 'demo' });

const TIMELINE = 'On the water, by boat';
/** Of last year, in which the demo club rowed all summer. */
const LAST_YEAR = new Date().getUTCFullYear() - 1;

test("today's landings are in the list, below their first number in the first 260 px, and on the timeline; reload and back keep the state", async ({
  page,
  boat,
  clubhouse,
}) => {
  const member = await clubhouse.join();
  const sortie = await clubhouse.launch(member, boat.name);
  await clubhouse.land(member, sortie, 5.5);
  const logbook = new LogbookPage(page);
  await new SignInPage(page).signIn(member, '/sorties');
  const row = logbook.row(boat.name).filter({ hasText: member.name });
  await expect(row).toContainText('5.5 mi');
  const first = await page.getByRole('main').locator('dd').first().boundingBox();
  expect(first?.y).toBeLessThan(260);
  await expect(logbook.tab(`Today ${sortie.launch.slice(0, 10)}`)).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Show the day as a timeline' }).click();
  const boats = logbook.rows(TIMELINE);
  const own = boats.filter({ hasText: boat.name });
  // Other journeys may have launched more than a page of boats.
  await logbook.showAll(boats);
  await expect(own).toContainText('You');
  await page.reload();
  await logbook.showAll(boats);
  await expect(own).toContainText('5.5 mi');
  await page.goBack();
  await expect(row).toContainText('5.5 mi');

  await logbook.follow(row, 'User Activity');
  await expect(page).toHaveURL(/\/activity\/user\//);
  await expect(logbook.row(boat.name)).toContainText('5.5 mi');
});

test("no two labels of the timeline's axis overlap, from 320 to 1440 px", async ({ page, clubhouse }) => {
  await new SignInPage(page).signIn(
    await clubhouse.join(),
    `/sorties?mode=past&year=${LAST_YEAR}&month=7&day=12&show=sorties&view=timeline`,
  );
  const labels = page.getByText(/^\d{1,2}:00$/);
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(new LogbookPage(page).rows(TIMELINE).first()).toBeVisible();
    // The axis is laid out again for its new width.
    await expect(async () => {
      const boxes = await labels.evaluateAll((all) =>
        all.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
      expect(boxes.length, `${width} px`).toBeGreaterThan(3);
      const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(8);
    }).toPass();
  }
});
