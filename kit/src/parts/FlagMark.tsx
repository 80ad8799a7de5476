// @inner

import { FLAG_TEXTS } from '@fleetwatch/contract/conditions/texts';
import styled from 'styled-components';
import { type Flag } from '@fleetwatch/contract/conditions/kinds';

const COLOURS: Readonly<Record<Flag, string>> = {
  green: '#1f9d55',
  grey: 'none',
  blue: '#2f7fd6',
  yellow: '#f2b705',
  red: '#d92d20',
};

const Mark = styled.strong`
  display: inline-flex;
  gap: 0.4em;
  align-items: center;
  white-space: nowrap;
  > svg {
    flex: none;
  }
`;

/** A flag on its pole with its name, as its color alone is not enough. Grey, for a missing reading, is an outline. */
export function FlagMark({ flag }: { flag: Flag }) {
  return (
    <Mark>
      <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 1v15" stroke="currentColor" strokeWidth="2" />
        <path
          d="M4 1.5h11l-3 3.75 3 3.75H4z"
          fill={COLOURS[flag]}
          stroke="currentColor"
          strokeWidth="1"
          strokeDasharray={flag === 'grey' ? '2 1.5' : undefined}
        />
      </svg>
      {FLAG_TEXTS[flag]}
    </Mark>
  );
}
