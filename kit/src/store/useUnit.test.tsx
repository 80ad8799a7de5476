import { act, screen } from '@testing-library/react';
import { fakeApi } from '../testing/fakeApi.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { KIM_LOCAL_PROFILE, OARS } from '../testing/sampleData.tsx';
import { DeviceChoices } from '../parts/DeviceChoices.tsx';
import { unitSetting, useUnit } from './clubs.ts';
import { sessionEnded } from './sessionSlice.ts';

function Shown() {
  return <p>Distances in {useUnit()}</p>;
}

function open(unit?: 'km') {
  fakeApi({ 'GET /club': () => ({ ...OARS, ...(unit && { unit }) }) });
  const screens = (
    <>
      <Shown />
      <DeviceChoices />
    </>
  );
  return renderScreen(screens, { profile: KIM_LOCAL_PROFILE });
}

afterEach(() => unitSetting.choose(null));

it('uses miles until the club has another unit (rule distance.unit)', async () => {
  open();
  expect(await screen.findByRole('option', { name: 'Club default (mi)' })).toBeVisible();
  expect(screen.getByText('Distances in mi')).toBeVisible();
});

it("uses the club's unit, or the member's own on this device while signed in (rule distance.own)", async () => {
  const { user, store } = open('km');
  expect(await screen.findByText('Distances in km')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Distances' }), 'Miles');
  expect(await screen.findByText('Distances in mi')).toBeVisible();
  expect(localStorage.getItem('fwo:unit')).toBe('mi');
  act(() => void store.dispatch(sessionEnded('signedOut')));
  expect(await screen.findByText('Distances in km')).toBeVisible();
});

it("returns to the club's unit", async () => {
  unitSetting.choose('m');
  const { user } = open('km');
  expect(await screen.findByText('Distances in m')).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Distances' }),
    await screen.findByRole('option', { name: 'Club default (km)' }),
  );
  expect(await screen.findByText('Distances in km')).toBeVisible();
});
