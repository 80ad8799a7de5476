import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ListedMember } from '../store/members.ts';
import { Avatar } from '../ui/layout/Avatar.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { matchesQuery } from '../ui/list/matchesQuery.ts';
import { afterPress } from '../ui/button/afterPress.ts';
import { findByName } from '@fleetwatch/contract/accounts/findByName';
import { Choices, Option, Picker } from './memberPickerStyle.ts';
import { nothingMatches } from '../ui/list/texts.ts';
import { NO_MEMBER_MATCHES, TYPE_A_NAME } from './texts.ts';

interface MemberPickerProps {
  label: string;
  /** Members who may be picked; undefined while they are being fetched. */
  members: readonly Pick<ListedMember, '_id' | 'name' | 'pic'>[] | undefined;
  /** The text in the field, kept when the field loses the focus. */
  typed: string;
  onType: (text: string) => void;
  /** Offers members before anything is typed. */
  isListed?: boolean;
  /** Reason why the typed text matches no member, shown once the field is left. */
  refusal?: string | null;
  onPick: (memberId: string) => void;
  /** Called when the field is left with a member's whole name in it; ignored by default. */
  onNamed?: (memberId: string) => void;
}

/** Rows that fit above a phone's keyboard. */
const CHOICES_MAX = 4;

/** Picks a member by the first letters of their names: press one, arrows and Enter, or type the whole name and go on. */
export function MemberPicker({
  label,
  members,
  typed,
  onType,
  isListed = false,
  refusal = null,
  onPick,
  onNamed,
}: MemberPickerProps) {
  const listId = useId();
  const [isHere, setIsHere] = useState(false);
  const [activeAt, setActiveAt] = useState(0);
  const isSought = typed.trim() !== '';
  const isOpen = isSought || isListed;
  const matching = isOpen ? members?.filter(({ name }) => matchesQuery(name, typed)) : [];
  const choices = matching?.slice(0, CHOICES_MAX) ?? [];
  const active = choices[Math.min(activeAt, choices.length - 1)];

  const handleType = (text: string) => {
    onType(text);
    setActiveAt(0);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setActiveAt(Math.min(activeAt + 1, choices.length - 1));
    else if (event.key === 'ArrowUp') setActiveAt(Math.max(activeAt - 1, 0));
    else if (event.key === 'Escape' && isSought) handleType('');
    else if (event.key === 'Enter' && active) onPick(active._id);
    else return;
    event.preventDefault();
  };

  const handleLeave = () => {
    setIsHere(false);
    const named = members && findByName(members, typed);
    if (named) onNamed?.(named._id);
  };

  return (
    <Picker>
      <TextField
        label={label}
        value={typed}
        onChange={handleType}
        error={isHere ? undefined : (refusal ?? undefined)}
        onKeyDown={handleKeys}
        onFocus={() => setIsHere(true)}
        onBlur={() => afterPress(handleLeave)}
        placeholder={TYPE_A_NAME}
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
            // The field keeps the focus, so that the phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(_id)}
          >
            <Avatar name={name} src={pic} size={32} />
            {name}
          </Option>
        ))}
      </Choices>
      <div role="status">
        {isHere && isSought && matching?.length === 0 ? (
          <p>{isListed ? nothingMatches(typed) : NO_MEMBER_MATCHES}</p>
        ) : null}
      </div>
    </Picker>
  );
}
