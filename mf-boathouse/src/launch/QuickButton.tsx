import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { quickAction } from './texts.ts';

interface QuickButtonProps {
  verb: string;
  /** Whose row it is. */
  owner: string;
  /** It was pressed, and its form is open. */
  isChosen?: boolean;
  onSelect: () => void;
}

/* A phone has no room for it; there the swipe and the chevron are. */
const Place = styled.span`
  @media (max-width: 599px) {
    display: none;
  }
`;

/** The row's quick action in one touch, where a queue waits behind. */
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
