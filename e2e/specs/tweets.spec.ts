import { pngFile } from '../fixtures/mediaFiles.ts';
import { expect, test } from '../fixtures/test.ts';
import { findTweeters } from '../fixtures/tweeters.ts';
import { watchPolicy } from '../fixtures/watchPolicy.ts';
import { follow } from '../pages/follow.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TweetsPage } from '../pages/TweetsPage.ts';

const { author, mate, stranger } = findTweeters();

test("a tweet for a member's group shows only for the group, with its picture, under the policy", async ({
  page,
  otherPage,
}) => {
  const mine = new TweetsPage(page);
  const theirs = new TweetsPage(otherPage);
  const violations = await watchPolicy(page);
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
  await link.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(violations).toEqual([]);

  await new SignInPage(otherPage).signIn(stranger, '/tweets');
  await expect(theirs.list).toBeVisible();
  await expect(theirs.row('Only for us')).toBeHidden();
  await follow(otherPage, address);
  await expect(otherPage.getByText('This file no longer exists.')).toBeVisible();

  await new SignInPage(otherPage).signIn(mate, '/tweets');
  await expect(theirs.row('Only for us')).toContainText('My group');
  await follow(otherPage, address);
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
