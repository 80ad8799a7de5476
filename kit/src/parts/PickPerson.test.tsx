import { screen } from '@testing-library/react';
import { useState } from 'react';
import { findViolations } from '../testing/findViolations.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { clubApi, KIM } from '../testing/sampleClub.ts';
import { PickPerson, type PickerRequest } from './PickPerson.tsx';

function open() {
  const picked: string[] = [];
  const naming: PickerRequest = {
    title: 'Assign to',
    taken: [{ _id: 'kim', name: 'Kim Harper' }],
    name: ({ name }) => picked.push(name),
  };
  function Opened() {
    const [isOpen, setIsOpen] = useState(true);
    return <PickPerson naming={isOpen ? naming : null} onClose={() => setIsOpen(false)} />;
  }
  clubApi();
  return { picked, ...renderScreen(<Opened />, { profile: KIM }) };
}

const field = () => screen.findByRole('combobox', { name: 'Search members' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers members before anything is typed, except those already chosen', async () => {
  const { picked, user } = open();
  await field();
  expect(offered()).toEqual([expect.stringContaining('Ada Lake'), expect.stringContaining('Zoë Brook')]);
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('option', { name: 'Zoë Brook' }));
  expect(picked).toEqual(['Zoë Brook']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('works by keyboard: arrows and Enter pick, Escape empties the field', async () => {
  const { picked, user } = open();
  await user.type(await field(), 'br{Escape}');
  expect(await field()).toHaveValue('');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(picked).toEqual(['Zoë Brook']);
});

it('shows when no member matches, and picks none when cancelled', async () => {
  const { picked, user } = open();
  await user.type(await field(), 'xy');
  expect(screen.getByText('Nothing matches “xy”.')).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'Ada Lake');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(picked).toEqual([]);
});
