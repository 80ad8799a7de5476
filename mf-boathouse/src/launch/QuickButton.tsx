import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { quickAction } from './texts.ts';

interface QuickButtonProps {
  verb: string;
  /** Name of its row. */
  owner: string;
  /** Whether its form is open. */
  isChosen?: boolean;
  onSelect: () => void;
}

/* Hidden on a phone, which has no room for it, but has the swipe and the chevron. */
const Place = styled.span`
  @media (max-width: 599px) {
    display: none;
  }
`;

/** The row's quick action in one touch, for a queue of members. */
export function QuickButton({ verb, owner, isChosen = false, onSelect }: QuickButtonProps) {
  return (
    <Place>
      <Button
        tone={isChosen ? 'primary' : 'secondary'}
        {...(isChosen && { icon: 'check' })}
        aria-label={quickAction(verb, owner)}
        onClick={(event) => {
          // The row itself opens at a touch.
          event.stopPropagation();
          onSelect();
        }}
      >
        {verb}
      </Button>
    </Place>
  );
}
