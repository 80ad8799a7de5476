import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ONLY_RECORDS_OFFICERS } from '@fleetwatch/contract/export/texts';
import type { ExportManifest } from '@fleetwatch/contract/export/wire';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../fixtures/coachDesk.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('a coach exports everything of the club as one file, and a member cannot', async ({
  page,
  otherPage,
  desk,
  clubhouse,
}) => {
  const boat = await desk.addBoat('2x');
  await desk.append(boat._id, 'The rudder is loose.');
  const rower = await clubhouse.join();
  await clubhouse.land(rower, await clubhouse.launch(rower, boat.name), 3);
  await new SignInPage(otherPage).signIn(rower, '/leaving');
  await expect(otherPage.getByText(ONLY_RECORDS_OFFICERS)).toBeVisible();

  await new SignInPage(page).signIn(desk.coach, '/leaving');
  await expect(page.getByText('No recent exports.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fleetwatch-export-1-.*\.zip$/);
  await expect(page.getByText('The download is starting.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recent downloads' }).getByText(desk.coach.name),
  ).toBeVisible();

  const files = unzipSync(await readFile(await download.path()));
  const textOf = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  const { version, counts, sha256 } = JSON.parse(textOf('manifest.json')) as ExportManifest;
  expect(version).toBe(1);
  expect(Object.keys(sha256).sort()).toEqual(
    Object.keys(files)
      .filter((path) => path !== 'manifest.json')
      .sort(),
  );
  for (const [path, sum] of Object.entries(sha256))
    expect([
      path,
      createHash('sha256')
        .update(files[path] ?? '')
        .digest('hex'),
    ]).toEqual([path, sum]);
  for (const [name, count] of Object.entries(counts))
    expect([name, textOf(`data/${name}.ndjson`).split('\n').length - 1]).toEqual([name, count]);
  const logged = textOf('data/boats.ndjson')
    .split('\n')
    .find((line) => line.includes(boat._id));
  expect(logged).toContain('The rudder is loose.');
  expect(textOf('data/sorties.ndjson')).toContain('"metres":4828');
  expect(textOf(`efa/${String(new Date().getFullYear())}.csv`)).toContain(rower.name);
});
