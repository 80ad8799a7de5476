import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import { efaBackup } from '@fleetwatch/api/testing/efaBackup';
import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const EIGHT = { TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' };
/** The journey's own boat and people: clubs are shared between journeys. */
const BACKUP = efaBackup({
  separator: '\\',
  boats: [{ Id: 'moving-boat', Name: '<Kormoran>', ...EIGHT }],
  persons: [{ Id: 'moving-person', FirstName: 'Ingeborg', LastName: 'Seeger' }],
  logbooks: {
    2021: [
      {
        EntryId: '1',
        Date: '30.04.2021',
        BoatId: 'moving-boat',
        Crew1Id: 'moving-person',
        Distance: '12.5 km',
      },
      { EntryId: '2a', Date: '01.05.2021', BoatId: 'moving-boat', Crew1Name: 'A Guest', Distance: '7.5 km' },
      { EntryId: '3', Date: '01.05.2203', BoatId: 'moving-boat', Distance: '5 km' },
    ],
  },
});

test('a coach imports a backup of efa into the club, and undoes it', async ({ page, desk, clubhouse }) => {
  test.slow();
  await new SignInPage(page).signIn(desk.coach, '/moving');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'efaBackup.zip', mimeType: 'application/zip', buffer: BACKUP });
  await expect(page.getByText('efaBackup.zip: 1 boat, 1 person, 3 sorties.')).toBeVisible();
  await expect(page.getByLabel('<Kormoran> (boat)')).toHaveValue('Kormoran');
  await page.getByLabel('Group for people without a status').selectOption({ label: 'Scullers' });
  await page.getByRole('button', { name: 'Preview' }).click();

  await expect(page.getByText('Sorties: 2 new, 1 left out')).toBeVisible();
  const years = page.getByRole('region', { name: 'Distances by year' });
  await expect(years.getByRole('row', { name: '2021 2 20 km 20 km 0 km 0 km 12.43' })).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const past = page.getByRole('list', { name: 'Past imports' });
  await expect(past).toContainText('imported: 1 boat, 2 people, 2 sorties', { timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'No password yet' })).toContainText('Ingeborg Seeger');

  const { token } = await clubhouse.join();
  const outings = await page.request.get('/api/sortiesbydate-results/2021-04-30', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await outings.json()).toMatchObject({
    // 12.5 km, to the meter.
    results: [{ bus: 'Kormoran', user: 'Ingeborg Seeger', miles: hundredthsOfMeters(12_500) / 100 }],
  });

  await past.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(past).toContainText('undone: 1 boat, 2 people, 2 sorties', { timeout: 30_000 });
  await expect(page.getByText('Ingeborg Seeger')).toHaveCount(0);
});

test('a coach chooses what the columns of a list are, and imports it', async ({ page, desk }) => {
  const list = 'Wann;Schiff;Leute;Weg (km);Wetter\n02.05.2021;Rohrdommel;Ingeborg Seeger;7;Nebel\n';
  await new SignInPage(page).signIn(desk.coach, '/moving');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'utf16le') });
  await page.getByLabel('The list contains').selectOption({ label: 'Sorties' });
  for (const [column, field] of Object.entries({
    Wann: 'Date',
    Schiff: 'Boat',
    Leute: 'Crew',
    'Weg (km)': 'Distance',
    Wetter: 'Notes',
  }))
    await page.getByLabel(column).selectOption({ label: field });
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText('log.csv: 1 boat, 0 people, 1 sortie.')).toBeVisible();
  await page.getByLabel('Class of boats of unknown kind').selectOption({ label: 'Scull' });
  await page.getByLabel('Group for people without a status').selectOption({ label: 'Scullers' });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Sorties: 1 new')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('File', { exact: true })).toBeVisible();
});
