import { pngFile } from '../fixtures/mediaFiles.ts';
import { expect, test } from '../fixtures/test.ts';
import { findTweeters, postTweets } from '../fixtures/tweeters.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TweetsPage } from '../pages/TweetsPage.ts';
import { violationsOf } from '../pages/violationsOf.ts';

/** With reduced motion no colour is measured during a transition. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { author, mate, stranger } = findTweeters();

test("a tweet for a member's group shows only for the group, with its picture", async ({
  page,
  otherPage,
}) => {
  const mine = new TweetsPage(page);
  const theirs = new TweetsPage(otherPage);
  await new SignInPage(page).signIn(author, '/tweets?tweets=group');
  await mine.text.fill('Only for us');
  const { row, detach } = mine.attachment({ name: 'start.png' });
  await mine.attach(pngFile());
  await expect(row).toBeVisible();
  await expect(detach).toBeVisible();
  await mine.submit.click();
  const link = mine.row('Only for us').getByRole('link');
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';

  await new SignInPage(otherPage).signIn(stranger, '/tweets');
  await expect(theirs.list).toBeVisible();
  await expect(theirs.row('Only for us')).toBeHidden();
  await otherPage.goto(address);
  await expect(otherPage.getByText('This file no longer exists.')).toBeVisible();

  await new SignInPage(otherPage).signIn(mate, '/tweets');
  await expect(theirs.row('Only for us')).toContainText('My group');
  await otherPage.goto(address);
  await expect
    .poll(() =>
      otherPage
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(240);
});

test("a heads-up is on everyone's card, a reply below its tweet, and a like counts once", async ({
  page,
  otherPage,
}) => {
  const mine = new TweetsPage(page);
  const theirs = new TweetsPage(otherPage);
  await Promise.all([new SignInPage(page).signIn(author), new SignInPage(otherPage).signIn(stranger)]);
  await mine.open('headsup');
  await mine.text.fill('Fog below the weir');
  await mine.submit.click();
  await expect(mine.headsUps).toContainText('Fog below the weir');

  await theirs.open();
  await expect(theirs.headsUps).toContainText('Fog below the weir');
  await theirs.act('Fog below the weir', 'Reply');
  await expect(otherPage.getByRole('textbox', { name: 'Reply to: Fog below the weir...' })).toBeFocused();
  await theirs.text.fill('Gone by seven');
  await theirs.submit.click();
  await expect(theirs.row('Gone by seven')).toContainText('Reply');
  await theirs.act('Fog below the weir', 'Like');
  await expect(theirs.row('Fog below the weir')).toContainText('1 like, including yours');

  const like = await theirs.row('Fog below the weir').getByRole('button', { name: /^Liked / });
  await theirs
    .row('Fog below the weir')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(like).toBeDisabled();
  await mine.open();
  await expect(mine.row('Fog below the weir')).toContainText('1 like');
  await mine.act('Fog below the weir', 'Delete');
  await page.getByRole('button', { name: 'Delete tweet' }).click();
  await expect(mine.row('Gone by seven')).toBeHidden();
});

test('the actions screen shows the panel below its own content, and a reply picked on another screen', async ({
  page,
}) => {
  await new SignInPage(page).signIn(author);
  const board = new TweetsPage(page);
  await expect(page.getByRole('region', { name: 'Tweets' })).toBeVisible();
  await board.tab('Everyone').click();
  await board.text.fill('From the dock');
  await board.submit.click();
  await expect(board.row('From the dock')).toBeVisible();

  await board.open();
  await board.act('From the dock', 'Reply');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Actions' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to: From the dock...' })).toBeVisible();
});

test.describe('a tweet panel that fails to load', () => {
  test.use({ mayBeNoisy: true });

  test('affects only its box on the actions screen, and loads by a retry', async ({ page }) => {
    let isBroken = true;
    await page.route('**/remotes/mf-tweets/**', (route) => (isBroken ? route.abort() : route.continue()));
    await new SignInPage(page).signIn(author);
    const box = page.getByRole('region', { name: 'Tweets' });
    await expect(box).toContainText('Tweets is not available. Its files could not be downloaded.');
    await expect(page.getByRole('region', { name: 'Still Out Today' })).toBeVisible();
    isBroken = false;
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tablist', { name: 'Tweet for' })).toBeVisible();
  });
});

test('/upvote shows a tweet and likes it', async ({ page, gateway }) => {
  await postTweets(gateway.origin, stranger, ['Worth a like']);
  await new SignInPage(page).signIn(author);
  const answer = page.waitForResponse(/tweets-week-results/);
  await page.goto('/tweets');
  const { results } = (await (await answer).json()) as { results: { _id: string; description: string }[] };
  const id = results.find(({ description }) => description === 'Worth a like')?._id ?? '';
  await page.goto(`/upvote/${id}`);
  await expect(new TweetsPage(page).row('Worth a like')).toContainText('1 like, including yours');
  await page.reload();
  await expect(new TweetsPage(page).row('Worth a like')).toContainText('1 like, including yours');
});

test('the board, the composer with a refusal, and the viewer have no axe violations', async ({ page }) => {
  await new SignInPage(page).signIn(author);
  const board = new TweetsPage(page);
  await board.open();
  await expect(board.list).toBeVisible();
  await board.list
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  expect(await violationsOf(page)).toEqual([]);
  await board.open('everyone');
  await board.attach(pngFile());
  await expect(board.attachment({ name: 'start.png' }).detach).toBeVisible();
  await board.text.fill('x'.repeat(281));
  await board.submit.click();
  await expect(page.getByText('Tweets can have at most 280 characters.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await board.text.fill('Axe');
  await board.submit.click();
  await board.row('Axe').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
