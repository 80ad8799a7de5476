import styled from 'styled-components';
import { BOAT_PARTS, PART_TEXTS, type BoatPart } from '@fleetwatch/contract/damages/kinds';

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s2);
`;

const Part = styled.label`
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

interface PartChoicesProps {
  label: string;
  parts: readonly BoatPart[];
  onChange: (parts: BoatPart[]) => void;
}

/** Any of a boat's parts, each a target for a thumb. */
export function PartChoices({ label, parts, onChange }: PartChoicesProps) {
  const toggle = (part: BoatPart, isOn: boolean) =>
    onChange(BOAT_PARTS.filter((one) => (one === part ? isOn : parts.includes(one))));
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Parts>
        {BOAT_PARTS.map((part) => (
          <Part key={part}>
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={(event) => toggle(part, event.target.checked)}
            />
            {PART_TEXTS[part]}
          </Part>
        ))}
      </Parts>
    </fieldset>
  );
}
