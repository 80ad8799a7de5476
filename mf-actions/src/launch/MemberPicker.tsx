import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { TextField } from '@fleetwatch/kit/ui/TextField';
import { matchesTyped } from '@fleetwatch/kit/ui/matchesTyped.ts';
import { Choices, Option, Picker } from './memberPickerStyle.ts';

interface MemberPickerProps {
  label: string;
  /** Those who may be picked; undefined while they are still being fetched. */
  members: readonly ListedMember[] | undefined;
  onPick: (memberId: string) => void;
}

/** So many fit above a phone's keyboard. */
const CHOICES_MAX = 4;

/** Picks a member by the first letters of their names: press one, or arrows and Enter. */
export function MemberPicker({ label, members, onPick }: MemberPickerProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [activeAt, setActiveAt] = useState(0);
  const isOpen = typed.trim() !== '';
  const matching = isOpen ? members?.filter(({ name }) => matchesTyped(name, typed)) : [];
  const choices = matching?.slice(0, CHOICES_MAX) ?? [];
  const active = choices[Math.min(activeAt, choices.length - 1)];

  const handleType = (text: string) => {
    setTyped(text);
    setActiveAt(0);
  };
  const pick = (memberId: string) => {
    handleType('');
    onPick(memberId);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setActiveAt(Math.min(activeAt + 1, choices.length - 1));
    else if (event.key === 'ArrowUp') setActiveAt(Math.max(activeAt - 1, 0));
    else if (event.key === 'Escape' && isOpen) handleType('');
    else if (event.key === 'Enter' && active) pick(active._id);
    else return;
    event.preventDefault();
  };

  return (
    <Picker>
      <TextField
        label={label}
        value={typed}
        onChange={handleType}
        onKeyDown={handleKeys}
        placeholder="Type a name"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${active._id}` : undefined}
      />
      <Choices id={listId} role="listbox" aria-label={label}>
        {choices.map(({ _id, name, pic }) => (
          <Option
            key={_id}
            id={`${listId}-${_id}`}
            role="option"
            aria-selected={_id === active?._id}
            // The field keeps the focus, and with it the phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(_id)}
          >
            <Avatar name={name} src={pic} size={32} />
            {name}
          </Option>
        ))}
      </Choices>
      <div role="status">{isOpen && matching?.length === 0 ? <p>Nobody of that name is free.</p> : null}</div>
    </Picker>
  );
}
