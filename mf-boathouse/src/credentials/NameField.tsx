import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { suggestNames } from './suggestNames.ts';

interface NameFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was taken: the name is complete. */
  onComplete: () => void;
  names: readonly string[];
  error: string | undefined;
}

const Options = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s2);
  &:empty {
    display: none;
  }
`;

const Option = styled.li`
  display: grid;
  place-items: center;
  min-height: var(--target);
  padding: 0 var(--s4);
  border: max(1.5px, var(--border)) solid var(--outline);
  border-radius: var(--pill);
  background: var(--card);
  font-weight: 600;
  cursor: pointer;
  touch-action: manipulation;
  &[aria-selected='true'] {
    border-color: var(--water);
    background: var(--water);
    color: var(--onWater);
  }
`;

const NONE = -1;

/** Name or e-mail, with the members whose names begin like what is typed: a touch, or arrows and Enter, takes one. */
export function NameField({ value, onChange, onComplete, names, error }: NameFieldProps) {
  const id = useId();
  const [active, setActive] = useState(NONE);
  const [isClosed, setIsClosed] = useState(false);
  const suggestions = isClosed ? [] : suggestNames(value, names);
  const optionId = (at: number) => `${id}-${at}`;

  const handleType = (typed: string) => {
    setActive(NONE);
    setIsClosed(false);
    onChange(typed);
  };
  const take = (name: string) => {
    setActive(NONE);
    onChange(name);
    onComplete();
  };
  const handleKeys = (event: KeyboardEvent) => {
    const count = suggestions.length;
    const chosen = suggestions[active];
    if (count === 0) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) - 1 + count) % count);
    else if (event.key === 'Escape') setIsClosed(true);
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <TextField
        label="Name or e-mail"
        value={value}
        onChange={handleType}
        error={error}
        onKeyDown={handleKeys}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggestions.length > 0}
        aria-controls={`${id}-names`}
        aria-activedescendant={active === NONE ? undefined : optionId(active)}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- who pressed a boat or Land is asked for their name next, and for nothing else
        autoFocus
      />
      <Options role="listbox" id={`${id}-names`} aria-label="Members">
        {suggestions.map((name, at) => (
          <Option
            key={name}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            // The keyboard of a tablet stays up as long as the field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
          >
            {name}
          </Option>
        ))}
      </Options>
    </div>
  );
}
