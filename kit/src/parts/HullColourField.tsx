// @chunk choices

import { useId } from 'react';
import styled from 'styled-components';
import {
  HULL_COLOURS,
  HULL_COLOUR_NAMES,
  hullNameFrom,
  type HullColour,
} from '@fleetwatch/contract/boats/hullColours';
import { Choice } from '../ui/form/Choice.tsx';
import { HULL_COLOR, NOT_GIVEN, hullNotGiven } from './choiceTexts.ts';

interface HullColourFieldProps {
  /** '' for the color derived from the boat's id. */
  value: HullColour | '';
  onChange: (value: HullColour | '') => void;
  /** Absent for a new boat: its color is not known yet. */
  boatId?: string;
}

const Legend = styled.legend`
  padding: 0;
  font-weight: var(--weight-label);
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  column-gap: var(--s3);
`;

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
`;

/* A hull from above, wide enough to be recognizable. */
const Swatch = styled.span`
  flex: none;
  width: 36px;
  height: 18px;
  border: 1px solid var(--outline);
  border-radius: 50% / 60%;
`;

const spoken = (name: HullColour): string => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;

/** A boat's hull color, one of ten, or the one derived from its id (rule boat.hull). */
export function HullColourField({ value, onChange, boatId }: HullColourFieldProps) {
  const group = useId();
  const own = boatId === undefined ? undefined : hullNameFrom(boatId);
  const option = (chosen: HullColour | '', colour: string | undefined, label: string) => (
    <Choice
      key={chosen}
      type="radio"
      name={group}
      value={chosen}
      checked={chosen === value}
      onChange={() => onChange(chosen)}
    >
      <Named>
        {colour !== undefined && <Swatch style={{ background: colour }} />}
        {label}
      </Named>
    </Choice>
  );
  return (
    <fieldset role="radiogroup" aria-labelledby={`${group}-legend`}>
      <Legend id={`${group}-legend`}>{HULL_COLOR}</Legend>
      <Options>
        {option('', own && HULL_COLOURS[own], own ? hullNotGiven(spoken(own)) : NOT_GIVEN)}
        {HULL_COLOUR_NAMES.map((name) => option(name, HULL_COLOURS[name], spoken(name)))}
      </Options>
    </fieldset>
  );
}
