import { useState } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { Form } from '../ui/form/Form.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextAreaField } from '../ui/form/TextAreaField.tsx';
import { TextField } from '../ui/form/TextField.tsx';

const groups = [
  { value: 'om', label: 'Open Men' },
  { value: 'ow', label: 'Open Women' },
  { value: 'jr', label: 'Juniors' },
];
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export function FieldsShow() {
  return (
    <>
      <Card title="Sign up">
        <Fields errors={{}} />
      </Card>
      <Card title="Sign up, refused">
        <Fields
          errors={{
            name: 'This name is already taken. Please add a middle name.',
            password: 'Please enter at least 8 characters.',
            group: 'Please select a user group.',
            coach: 'Choose Yes or No.',
            about: 'Please shorten your text.',
            swim: 'Please learn to swim first.',
            all: 'The boathouse is busy. Please try again in a moment.',
          }}
        />
      </Card>
    </>
  );
}

function Fields({ errors }: { errors: Record<string, string> }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('still water');
  const [group, setGroup] = useState('');
  const [coach, setCoach] = useState('no');
  const [about, setAbout] = useState('Rows bow in the second eight, mostly backwards.');
  const [isSwimmer, setIsSwimmer] = useState(true);
  return (
    <Form
      label={errors['all'] ? 'Sign up, refused' : 'Sign up'}
      onSubmit={() => undefined}
      error={errors['all']}
    >
      <TextField
        label="Full name"
        hint="First and last name"
        placeholder="Kim Harper"
        limit={28}
        value={name}
        onChange={setName}
        error={errors['name']}
      />
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={setPassword}
        error={errors['password']}
      />
      <SelectField
        label="User group"
        placeholder="Choose one"
        options={groups}
        value={group}
        onChange={setGroup}
        error={errors['group']}
      />
      <RadioGroup
        label="Are you a coach?"
        hint="Coaches launch crews."
        options={answers}
        value={coach}
        onChange={setCoach}
        error={errors['coach']}
      />
      <TextAreaField label="About me" limit={60} value={about} onChange={setAbout} error={errors['about']} />
      <CheckboxField
        label="I can swim"
        hint="All members must."
        isChecked={isSwimmer}
        onChange={setIsSwimmer}
        error={errors['swim']}
      />
      <TextField label="Member number" disabled value="4711" onChange={() => undefined} />
      <Button type="submit" tone="primary" isWide>
        Sign up
      </Button>
    </Form>
  );
}
