import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { maskLog, pseudonymOf } from '@fleetwatch/kit/store/pseudonyms';
import { captureSavedFile } from '@fleetwatch/kit/testing/captureSavedFile';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boatDetailOf, clubApi, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { CaptainsLogScreen } from './CaptainsLogScreen.tsx';

const ZOE = pseudonymOf('Zoë Brook');
const LOG = '2026-04-30 Zoë Brook: Rigger bent\n2026-05-01 Kim Harper: Fixed';

it("masks authors of a captain's log and the last rower; the edit form shows the log unmasked", async () => {
  clubApi({
    'GET /bus2/:id': () => ({ results: boatDetailOf({ log: LOG, lastby: 'Zoë Brook' }) }),
    'PUT /fleet-update/:id': () => ({}),
  });
  const { user } = renderScreen(
    <Routes>
      <Route path="/captainslog/:bus_id" element={<CaptainsLogScreen />} />
    </Routes>,
    { route: '/captainslog/kestrel', profile: { ...KIM, isAnonymous: true } },
  );
  expect(await screen.findByText(`2026-04-30 ${ZOE}: Rigger bent`)).toBeVisible();
  expect(screen.getByText('2026-05-01 Kim Harper: Fixed')).toBeVisible();
  expect(screen.getByText(`May 1 by ${ZOE}`)).toBeVisible();
  const saved = captureSavedFile();
  await user.click(screen.getByRole('button', { name: 'Download the log' }));
  expect((await saved()).text).toContain(maskLog(LOG, 'Kim Harper'));
  await user.click(screen.getByRole('button', { name: 'Edit boat' }));
  expect(await screen.findByRole('textbox', { name: /log/i })).toHaveValue(LOG);
});
