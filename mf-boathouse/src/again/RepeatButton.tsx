import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { LastOutingDialog } from './LastOutingDialog.tsx';
import { SAME_BOAT_AND_CREW } from './texts.ts';

const Place = styled.div`
  display: grid;
  justify-content: center;
`;

/** Shortcut for members who take the same boat and crew as last time. */
export function RepeatButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Place>
      <Button icon="refresh" onClick={() => setIsOpen(true)}>
        {SAME_BOAT_AND_CREW}
      </Button>
      <LastOutingDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Place>
  );
}
