import { useId } from 'react';
import styled from 'styled-components';
import type { FieldOption } from './SelectField.tsx';

interface ToggleChipsProps {
  label: string;
  options: readonly FieldOption[];
  /** Selected values. */
  chosen: readonly string[];
  /** Called with all selected values, in the order of the options. */
  onChange: (chosen: string[]) => void;
  /** Whether at most one is selected: another replaces it. */
  isSingle?: boolean;
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s2);
`;

const Chip = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-height: var(--target);
  padding: 0 var(--s3);
  border: var(--border) solid var(--line);
  border-radius: var(--pill);
  background: var(--card);
  cursor: pointer;
  touch-action: manipulation;
  &:has(:checked) {
    border-color: var(--water);
    background: var(--waterTint);
    color: var(--water);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--cedar);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

/** Any of several options, all visible, each large enough for a thumb. */
export function ToggleChips({ label, options, chosen, onChange, isSingle = false }: ToggleChipsProps) {
  const name = useId();
  const values = options.map((option) => option.value);
  const toggle = (value: string, isOn: boolean) =>
    onChange(isSingle ? [value] : values.filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Chips>
        {options.map(({ value, label: text, isDisabled }) => (
          <Chip key={value}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={isSingle ? name : undefined}
              checked={chosen.includes(value)}
              disabled={isDisabled}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            {text}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}
