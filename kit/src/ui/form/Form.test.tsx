import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../testing/findViolations.tsx';
import { Button } from '../button/Button.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { Form } from './Form.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const groups = [
  { value: 'om', label: 'Open Men' },
  { value: 'ow', label: 'Open Women' },
];
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface SignUpProps {
  errors?: Partial<Record<'name' | 'password' | 'group' | 'coach' | 'terms' | 'about' | 'all', string>>;
  onSubmit?: () => void;
}

function SignUp({ errors = {}, onSubmit = () => undefined }: SignUpProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [group, setGroup] = useState('');
  const [coach, setCoach] = useState('');
  const [about, setAbout] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Form label="Sign up" onSubmit={onSubmit} error={errors.all}>
      <TextField
        label="Name"
        hint="First and last name"
        value={name}
        onChange={setName}
        limit={28}
        error={errors.name}
      />
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <SelectField
        label="User group"
        placeholder="Choose"
        options={groups}
        value={group}
        onChange={setGroup}
        error={errors.group}
      />
      <RadioGroup label="Coach" options={answers} value={coach} onChange={setCoach} error={errors.coach} />
      <TextAreaField label="About me" limit={30} value={about} onChange={setAbout} error={errors.about} />
      <CheckboxField label="I can swim" isChecked={isAgreed} onChange={setIsAgreed} error={errors.terms} />
      <Button type="submit">Sign up</Button>
    </Form>
  );
}

describe('a form', () => {
  it('accepts typed and chosen values by keyboard alone', async () => {
    const user = userEvent.setup();
    const submitted = jest.fn();
    render(<SignUp onSubmit={submitted} />);
    await user.tab();
    await user.keyboard('Kim Harper');
    expect(screen.getByLabelText('Name')).toHaveValue('Kim Harper');
    await user.selectOptions(screen.getByLabelText('User group'), 'Open Women');
    expect(screen.getByLabelText('User group')).toHaveValue('ow');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'I can swim' }));
    expect(screen.getByRole('checkbox', { name: 'I can swim' })).toBeChecked();
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['name', 'textbox', 'Name'],
    ['group', 'combobox', 'User group'],
    ['coach', 'radiogroup', 'Coach'],
    ['about', 'textbox', 'About me'],
    ['terms', 'checkbox', 'I can swim'],
  ] as const)('connects the error of %s to its field', (field, role, name) => {
    render(<SignUp errors={{ [field]: 'Fix this.' }} />);
    const control = screen.getByRole(role, { name });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Fix this.');
  });

  it('shows the hint until there is an error', () => {
    const { rerender } = render(<SignUp />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('First and last name');
    expect(screen.getByLabelText('Name')).toBeValid();
    rerender(<SignUp errors={{ name: 'Please enter a valid name.' }} />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a valid name.');
  });

  it('keeps the typed values and focuses the first invalid field, even when the response is late', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<SignUp />);
    await user.type(screen.getByLabelText('Name'), 'Kim');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    rerender(<SignUp errors={{ coach: 'Please choose.', terms: 'Please learn to.' }} />);
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Kim');
  });

  it('leaves the focus alone when the user went on typing', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<SignUp />);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await user.type(screen.getByLabelText('About me'), 'I row');
    rerender(<SignUp errors={{ name: 'Taken.' }} />);
    expect(screen.getByLabelText('About me')).toHaveFocus();
  });

  it('announces an error of the whole form', () => {
    render(<SignUp errors={{ all: 'The boathouse is busy.' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The boathouse is busy.');
  });

  it('counts towards the limit, announces when little is left, and truncates nothing', async () => {
    const user = userEvent.setup();
    render(<SignUp />);
    const about = screen.getByLabelText('About me');
    await user.type(about, '123456789');
    expect(screen.getByText('9/30')).toBeVisible();
    expect(screen.queryByText(/characters left/)).toBeNull();
    await user.type(about, '0');
    expect(screen.getByText('20 characters left')).toBeInTheDocument();
    await user.paste('x'.repeat(22));
    expect(screen.getByText('32/30')).toBeVisible();
    expect(screen.getByText('2 characters too many')).toBeInTheDocument();
    expect(about).toHaveValue(`1234567890${'x'.repeat(22)}`);
  });

  it('shows a password while its button is pressed', async () => {
    const user = userEvent.setup();
    render(<SignUp />);
    const password = screen.getByLabelText('Password');
    await user.type(password, 'still water');
    expect(password).toHaveAttribute('type', 'password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(password).toHaveValue('still water');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'password');
  });

  it('has no accessibility violations, with and without errors', async () => {
    const { container, rerender } = render(<SignUp />);
    expect(await findViolations(container)).toEqual([]);
    const wrong = { name: 'a', password: 'b', group: 'c', coach: 'd', about: 'e', terms: 'f', all: 'g' };
    rerender(<SignUp errors={wrong} />);
    expect(await findViolations(container)).toEqual([]);
  });
});
