import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { findByName } from '@fleetwatch/contract/accounts/findByName';
import { afterPress } from '@fleetwatch/kit/ui/button/afterPress.ts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { FieldErrorText } from '@fleetwatch/kit/ui/form/FieldFrame';
import { matchesQuery } from '@fleetwatch/kit/ui/list/matchesQuery.ts';
import { SearchField } from '@fleetwatch/kit/ui/form/SearchField';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { ADD, NOTHING_TO_ADD, REMOVE, UNKNOWN, chosenLabel, moreToFind } from './texts.ts';

export interface Pickable {
  id: string;
  name: string;
  /** Shown beside the name: a boat's class, a member's group. */
  mark?: string;
}

interface PickManyProps {
  /** 'Add Fleet' */
  label: string;
  /** 'Search boats' */
  searchLabel: string;
  options: readonly Pickable[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** A filter above the search field, e.g. tabs of classes. */
  filter?: ReactNode;
  /** Shown while nothing is chosen. */
  noneText: string;
  error?: string | undefined;
}

const SHOWN = 12;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
`;

const nameOf = ({ name, mark }: Pickable): string => (mark === undefined ? name : `${name} (${mark})`);

/** A multi-select: chosen options can be removed, others are found by typing; typing a complete name chooses it. */
export function PickMany(props: PickManyProps) {
  const { label, searchLabel, options, chosen, onChange, filter, noneText, error } = props;
  const [typed, setTyped] = useState('');
  const left = options.filter((option) => !chosen.includes(option.id) && matchesQuery(nameOf(option), typed));
  const taken = chosen.map((id) => options.find((option) => option.id === id) ?? { id, name: UNKNOWN });

  const handleLeave = () => {
    const named = findByName(left, typed);
    if (!named) return;
    onChange([...chosen, named.id]);
    setTyped('');
  };

  return (
    <Group aria-invalid={error === undefined ? undefined : true}>
      <Legend>{label}</Legend>
      {taken.length === 0 ? (
        <Note>{noneText}</Note>
      ) : (
        <Chips aria-label={chosenLabel(label)}>
          {taken.map((option) => (
            <li key={option.id}>
              <Button
                tone="primary"
                icon="close"
                onClick={() => onChange(chosen.filter((id) => id !== option.id))}
              >
                <VisuallyHidden>{REMOVE} </VisuallyHidden>
                {nameOf(option)}
              </Button>
            </li>
          ))}
        </Chips>
      )}
      {filter}
      <SearchField
        label={searchLabel}
        value={typed}
        onChange={setTyped}
        onBlur={() => afterPress(handleLeave)}
      />
      <Chips aria-label={label}>
        {left.slice(0, SHOWN).map((option) => (
          <li key={option.id}>
            <Button icon="plus" onClick={() => onChange([...chosen, option.id])}>
              <VisuallyHidden>{ADD} </VisuallyHidden>
              {nameOf(option)}
            </Button>
          </li>
        ))}
      </Chips>
      <Note role="status">
        {left.length === 0 ? NOTHING_TO_ADD : left.length > SHOWN ? moreToFind(left.length - SHOWN) : ''}
      </Note>
      {error === undefined ? null : <FieldErrorText>{error}</FieldErrorText>}
    </Group>
  );
}
