import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_SETTINGS, type SafetySettings } from '@fleetwatch/contract/safety/settings';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { outBoats } from '../store/safety.ts';
import { fakeApi, refuse } from '../testing/fakeApi.tsx';
import { findViolations } from '../testing/findViolations.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { OARS } from '../testing/sampleData.tsx';
import { TripFields } from './TripFields.tsx';

const HOUR = 3_600_000;
const ADA = { _id: 'ada', name: 'Ada Lake' };
const LAKE = { _id: 'e'.repeat(24), name: 'North lake', minutes: 120 };

interface FieldsProps {
  onTrip: (trip: Trip) => void;
  part?: 'time' | 'rest' | undefined;
  aboard?: string[] | undefined;
}

function Fields({ onTrip, part, aboard }: FieldsProps) {
  const [trip, setTrip] = useState<Trip>({});
  const handleChange = (next: Trip) => {
    onTrip(next);
    setTrip(next);
  };
  return (
    <TripFields value={trip} onChange={handleChange} {...(part && { part })} {...(aboard && { aboard })} />
  );
}

/** Just after noon, with the last boat due in so many hours. */
function open(
  hours: number | null = 9,
  settings: Partial<SafetySettings> = {},
  { part, aboard }: Omit<FieldsProps, 'onTrip'> = {},
) {
  fakeApi({
    'GET /club': () => ({ ...OARS, now: OARS.now + 20_000 }),
    'GET /users-results': () => ({ results: [ADA] }),
    'GET /out-boats': () => ({
      results: [],
      settings: { ...DEFAULT_SETTINGS, ...settings },
      lastBoat: hours === null ? null : OARS.now + hours * HOUR,
    }),
  });
  const onTrip = jest.fn();
  return { onTrip, ...renderScreen(<Fields onTrip={onTrip} part={part} aboard={aboard} />) };
}

describe('trip fields of a launch (rule safety.chips)', () => {
  it('sets the return to the usual time without a tap, and to the tapped time otherwise', async () => {
    const { user, onTrip } = open();
    expect(await screen.findByText('Back by 13:30')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '2 h' }));
    expect(screen.getByText('Back by 14:00')).toBeVisible();
    expect(onTrip).toHaveBeenLastCalledWith({ back: 120 });
    await user.click(screen.getByRole('radio', { name: 'Until dark' }));
    expect(screen.getByText('Back by 21:00')).toBeVisible();
    expect(onTrip).toHaveBeenLastCalledWith({ back: 'dark' });
    expect(await findViolations()).toEqual([]);
  });

  it('accepts another time, and sets none until it is chosen', async () => {
    const { user, onTrip } = open();
    await user.click(await screen.findByRole('radio', { name: '1 h' }));
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(onTrip).toHaveBeenLastCalledWith({});
    await user.selectOptions(screen.getByLabelText('Other length'), '4 h, at 16:00');
    expect(onTrip).toHaveBeenLastCalledWith({ back: 240 });
    expect(screen.getByText('Back by 16:00')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  });

  it('does not offer the dark once it has come, or where there is none', async () => {
    open(-1);
    expect(await screen.findByText('Back by 13:30')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Until dark' })).toBeNull();
  });

  it('uses the time of the water, and asks for no water when the club has named none', async () => {
    const { user, onTrip } = open(null, { areas: [LAKE] });
    await user.selectOptions(await screen.findByLabelText('Water'), 'North lake');
    expect(screen.getByText('Back by 14:00')).toBeVisible();
    await user.type(screen.getByLabelText('Heading'), 'up');
    await user.click(screen.getByLabelText('Lights'));
    expect(onTrip).toHaveBeenLastCalledWith({ area: LAKE._id, heading: 'up', lights: true });
    await user.click(screen.getByLabelText('Lights'));
    await user.clear(screen.getByLabelText('Heading'));
    await user.selectOptions(screen.getByLabelText('Water'), 'Not given');
    expect(onTrip).toHaveBeenLastCalledWith({});
  });

  it('shows the time first and the rest behind one line when the time must be in sight', async () => {
    const { user } = open(9, {}, { part: 'rest' });
    await user.click(await screen.findByText('Lights', { selector: 'summary' }));
    expect(screen.getByRole('checkbox', { name: 'Lights' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows only the time without the rest', async () => {
    open(9, { areas: [LAKE] }, { part: 'time' });
    expect(await screen.findByText('Back by 13:30')).toBeVisible();
    expect(screen.queryByLabelText('Water')).toBeNull();
    expect(screen.queryByLabelText('Lights')).toBeNull();
  });

  it('selects whose phone is aboard, from the crew', async () => {
    const aboard = ['me', ADA._id, 'nobody', 'me'];
    const { user, onTrip } = open(9, {}, { part: 'rest', aboard });
    await user.click(await screen.findByText('Phone and lights'));
    await screen.findByRole('option', { name: ADA.name });
    const field = screen.getByLabelText('Whose phone is on board?');
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Not given', 'Mine', ADA.name]]);
    await user.selectOptions(field, ADA.name);
    expect(onTrip).toHaveBeenLastCalledWith({ phone: ADA._id });
    await user.selectOptions(field, 'Mine');
    expect(onTrip).toHaveBeenLastCalledWith({ phone: 'me' });
    await user.selectOptions(field, 'Not given');
    expect(onTrip).toHaveBeenLastCalledWith({});
  });

  it('asks for no phone when no one is signed in', async () => {
    open();
    expect(await screen.findByLabelText('Lights')).toBeVisible();
    expect(screen.queryByLabelText('Whose phone is on board?')).toBeNull();
  });

  it('shows nothing when the club does not watch for overdue boats', async () => {
    const off = jest.fn(() => refuse(404, 'Off.', 'feature_off'));
    fakeApi({ 'GET /club': () => OARS, 'GET /out-boats': off });
    const { store } = renderScreen(<TripFields value={{}} onChange={jest.fn()} />);
    await waitFor(() => expect(outBoats.select()(store.getState()).isError).toBe(true));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
