import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { pseudonymOf } from '@fleetwatch/kit/store/pseudonyms';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { clubApi, KIM, memberOf, MEMBERS } from '@fleetwatch/kit/testing/sampleClub.ts';
import { AboutMemberScreen } from './AboutMemberScreen.tsx';
import { MembersScreen } from './MembersScreen.tsx';

const ZOE = pseudonymOf('Zoë Brook');

/** Opens a route on a device that Kim has set to Anonymous. */
function open(route: string) {
  const api = clubApi({
    'GET /users-results': () => ({
      results: [...MEMBERS, memberOf('Bo Quay', { pic: 'https://pics.test/bo.png' })],
    }),
    'GET /user-results/:id': () => ({ results: { miles: 7, miles_solo: 0, miles_private: 0, trips: 1 } }),
    'GET /users-csv/:group/:sort': () => new Response('Rank,Name\r\n1,Zoë Brook\r\n2,Kim Harper\r\n'),
  });
  const screens = (
    <Routes>
      <Route path="/users" element={<MembersScreen />} />
      <Route path="/aboutuser/:name" element={<AboutMemberScreen />} />
    </Routes>
  );
  return Object.assign(renderScreen(screens, { route, profile: { ...KIM, isAnonymous: true } }), { api });
}

it('lists other members by pseudonym and the viewer by name, and links to their pages', async () => {
  const { user } = open('/users');
  expect(await screen.findByText('Kim Harper')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Zoë Brook|Ada Lake|Bo Quay/);
  expect(document.querySelector('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: `Actions for ${ZOE}` }));
  await user.click(screen.getByRole('link', { name: `About Me ${ZOE}` }));
  expect(await screen.findByRole('heading', { level: 1, name: ZOE })).toBeVisible();
  expect(screen.queryByText('Stroke side.')).toBeNull();
});

it('masks a member whose real name is in the address, and shows no name it does not know', async () => {
  const { currentRoute, unmount } = open(`/aboutuser/${encodeURIComponent('Zoë Brook')}`);
  expect(await screen.findByRole('heading', { level: 1, name: ZOE })).toBeVisible();
  expect(currentRoute()).toBe(`/aboutuser/${encodeURIComponent(ZOE)}`);
  expect(document.body).not.toHaveTextContent(/Zoë|Stroke side/);
  unmount();
  open('/aboutuser/Nobody%20Known');
  expect(await screen.findByText('There is no such member.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Nobody Known');
});

it('masks the ranked file, on the screen and saved', async () => {
  const { user } = open('/users?view=csv&sort=0');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('cell', { name: ZOE })).toBeVisible();
  const saved = captureSavedFile();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await saved()).text).toBe(`\uFEFFRank,Name\n1,${ZOE}\n2,Kim Harper`);
});
