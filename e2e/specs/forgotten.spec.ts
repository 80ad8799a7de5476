import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { OwnMember } from '../fixtures/clubhouse.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { openCoachDesk, type CoachDesk } from '../fixtures/openCoachDesk.ts';
import { BoathousePage } from '../pages/BoathousePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { TALL_TABLET } from '../playwright.config.ts';

const test = base.extend<{ desk: CoachDesk }>({
  desk: async ({ gateway }, use) => use(await openCoachDesk(gateway.origin)),
});

test.use({ viewport: TALL_TABLET });

/** Launches a boat a day ago, as a device does that had no network since. */
async function launchYesterday(origin: string, { id, token }: OwnMember, { _id }: Boat): Promise<Sortie> {
  const answer = await fetch(`${origin}/api/launch`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Fleetwatch-Happened-At': new Date(Date.now() - 24 * 3_600_000).toISOString(),
    },
    body: JSON.stringify({
      bus: _id,
      user: id,
      borrowed: null,
      crew: null,
      description: null,
      group: null,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Sortie;
}

test('a boat left unlanded is taken at the kiosk the next day; its launcher enters the distance, and a coach credits it (rules forgotten.next, forgotten.answer, forgotten.credit)', async ({
  page,
  otherPage,
  clubhouse,
  desk,
  gateway,
}) => {
  const [member, taker] = [await clubhouse.join(), await clubhouse.join()];
  const boat = await desk.addBoat('1x');
  const sortie = await launchYesterday(gateway.origin, member, boat);

  const kiosk = new BoathousePage(otherPage);
  await kiosk.open();
  await kiosk.pick({ name: boat.name, moniker: '1x' });
  await expect(otherPage.getByText(new RegExp(`${member.name} took it out on`))).toBeVisible();
  await kiosk.sign(`Launch ${boat.name}`, taker, 'Launch');
  await expect(otherPage.getByText(/You've Launched/)).toBeVisible();

  await new SignInPage(page).signIn(member, '/inbox');
  await page.getByText(`${boat.name} has been taken out again`).click();
  await expect(page).toHaveURL(`/forgotten/${sortie._id}`);
  await expect(page.getByText(`${taker.name} took it out again`)).toBeVisible();
  await page.getByRole('textbox', { name: 'How far was it?' }).fill('8 km');
  await page.getByRole('button', { name: 'Land with 5 miles' }).click();
  await expect(page.getByText('does not count yet')).toBeVisible();

  await new SignInPage(otherPage).signIn(desk.coach, `/forgotten/${sortie._id}`);
  await expect(otherPage.getByText(`${member.name} has asked for it to count.`)).toBeVisible();
  await otherPage.getByRole('button', { name: 'Count it' }).click();
  await expect(otherPage.getByText('It counts.')).toBeVisible();
  expect(await clubhouse.season(member)).toMatchObject({ miles: 5, trips: 1 });
});
