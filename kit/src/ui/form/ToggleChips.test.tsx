import { useState } from 'react';
import { screen } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ToggleChips } from './ToggleChips.tsx';

const PARTS = ['Hull', 'Fin', 'Seat'].map((label) => ({ value: label.toLowerCase(), label }));

function Parts({ onChange }: { onChange: (chosen: string[]) => void }) {
  const [chosen, setChosen] = useState(['seat', 'gone']);
  const handleChange = (next: string[]) => {
    onChange(next);
    setChosen(next);
  };
  return <ToggleChips label="Which parts?" options={PARTS} chosen={chosen} onChange={handleChange} />;
}

it('reports all chosen options in their order, by mouse and by keys', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(<Parts onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Which parts?' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Hull' }));
  expect(onChange).toHaveBeenLastCalledWith(['hull', 'seat']);
  await user.keyboard('{Tab} ');
  expect(onChange).toHaveBeenLastCalledWith(['hull', 'fin', 'seat']);
  await user.click(screen.getByRole('checkbox', { name: 'Seat' }));
  expect(onChange).toHaveBeenLastCalledWith(['hull', 'fin']);
  expect(await findViolations()).toEqual([]);
});

it('chooses only one option when at most one is allowed', async () => {
  const onChange = jest.fn();
  const chips = (
    <ToggleChips label="Which part?" options={PARTS} chosen={['hull']} onChange={onChange} isSingle />
  );
  const { user } = renderScreen(chips);
  expect(screen.getByRole('radio', { name: 'Hull' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Seat' }));
  expect(onChange).toHaveBeenLastCalledWith(['seat']);
  expect(await findViolations()).toEqual([]);
});
