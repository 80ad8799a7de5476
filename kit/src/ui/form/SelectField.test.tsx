import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const MEN = { value: 'om', label: 'Open Men' };
const WOMEN = { value: 'ow', label: 'Open Women' };

function open(value: string, props: Partial<SelectFieldProps> = {}) {
  const chosen = jest.fn();
  function Field() {
    const [now, setNow] = useState(value);
    const choose = (next: string) => {
      chosen(next);
      setNow(next);
    };
    return <SelectField label="Group" options={[MEN, WOMEN]} {...props} value={now} onChange={choose} />;
  }
  render(<Field />);
  return { chosen, field: screen.getByLabelText('Group') };
}

describe('SelectField', () => {
  it('shows the value, and offers only the options', () => {
    const { field } = open('ow');
    expect(field).toHaveDisplayValue('Open Women');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('shows no option as chosen when the value is not among them, and the first can be chosen', async () => {
    const { field, chosen } = open('deleted');
    expect(field).toHaveDisplayValue('Choose one');
    expect(screen.getByRole('option', { name: 'Choose one' })).toBeDisabled();
    await userEvent.selectOptions(field, 'Open Men');
    expect(chosen).toHaveBeenCalledWith('om');
    expect(field).toHaveDisplayValue('Open Men');
    expect(screen.queryByRole('option', { name: 'Choose one' })).not.toBeInTheDocument();
  });

  it('shows no option as chosen when an option has an empty value either', () => {
    const { field } = open('deleted', { options: [{ value: '', label: 'All' }, MEN] });
    expect(field).toHaveDisplayValue('Choose one');
  });

  it('shows the caller’s placeholder while nothing is chosen', () => {
    expect(open('', { placeholder: 'Choose a group' }).field).toHaveDisplayValue('Choose a group');
  });

  it('shows an empty choice while its options load', () => {
    expect(open('om', { options: [] }).field).toHaveDisplayValue('');
  });
});
