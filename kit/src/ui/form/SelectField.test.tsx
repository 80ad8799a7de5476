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
  it('shows the value, and nothing else to choose than the options', () => {
    const { field } = open('ow');
    expect(field).toHaveDisplayValue('Open Women');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('shows no option as chosen that is not the value, and the first can be chosen', async () => {
    const { field, chosen } = open('deleted');
    expect(field).toHaveDisplayValue('Please choose');
    expect(screen.getByRole('option', { name: 'Please choose' })).toBeDisabled();
    await userEvent.selectOptions(field, 'Open Men');
    expect(chosen).toHaveBeenCalledWith('om');
    expect(field).toHaveDisplayValue('Open Men');
    expect(screen.queryByRole('option', { name: 'Please choose' })).not.toBeInTheDocument();
  });

  it('also where an option stands for none', () => {
    const { field } = open('deleted', { options: [{ value: '', label: 'All' }, MEN] });
    expect(field).toHaveDisplayValue('Please choose');
  });

  it('has the caller’s words for a choice that is still to be made', () => {
    expect(open('', { placeholder: 'Choose a group' }).field).toHaveDisplayValue('Choose a group');
  });

  it('says nothing while its options are on their way', () => {
    expect(open('om', { options: [] }).field).toHaveDisplayValue('');
  });
});
