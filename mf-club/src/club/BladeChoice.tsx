import { useId } from 'react';
import styled from 'styled-components';
import { BLADE_PATTERNS, type BladePattern, type ClubColours } from '@fleetwatch/contract/clubs/identity';
import { Blade } from '@fleetwatch/kit/art/Blade';
import { Choice } from '@fleetwatch/kit/ui/form/Choice';
import { BLADE, SPOON_TIP } from './texts.ts';

interface BladeChoiceProps {
  colours: ClubColours;
  value: string;
  onChange: (pattern: BladePattern) => void;
}

const Legend = styled.legend`
  padding: 0;
  font-weight: var(--weight-label);
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--s1) var(--s3);
`;

const Drawn = styled.span`
  display: grid;
  gap: 2px;
  padding-block: var(--s1);
`;

/** Names that differ from their patterns: `spoontip` is 'Spoon tip'. */
const NAMES: Partial<Record<BladePattern, string>> = { spoontip: SPOON_TIP };
const nameOf = (pattern: BladePattern): string =>
  NAMES[pattern] ?? `${pattern[0]?.toUpperCase() ?? ''}${pattern.slice(1)}`;

/** The eleven blades, drawn in the club's colors (rule club.identity). */
export function BladeChoice({ colours, value, onChange }: BladeChoiceProps) {
  const group = useId();
  return (
    <fieldset role="radiogroup">
      <Legend>{BLADE}</Legend>
      <Options>
        {BLADE_PATTERNS.map((pattern) => (
          <Choice
            key={pattern}
            type="radio"
            name={group}
            value={pattern}
            checked={pattern === value}
            onChange={() => onChange(pattern)}
          >
            <Drawn>
              <Blade identity={{ colours, blade: pattern }} width={110} shaft={30} />
              {nameOf(pattern)}
            </Drawn>
          </Choice>
        ))}
      </Options>
    </fieldset>
  );
}
