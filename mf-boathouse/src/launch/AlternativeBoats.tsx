import { useState } from 'react';
import styled from 'styled-components';
import type { AlternativeBoat } from '@fleetwatch/contract/sorties/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { OTHER_BOATS, launchBoat, notCleared } from './texts.ts';

const Boats = styled.ul`
  display: grid;
  gap: var(--s2);
  list-style: none;
  button {
    width: 100%;
  }
`;

/* Gray, and as legible as other secondary text. */
const Grey = styled.div`
  > button {
    background: var(--wash);
    color: var(--muted);
  }
  > p {
    padding: var(--s1) var(--s2);
  }
`;

interface AlternativeBoatsProps {
  boats: readonly AlternativeBoat[];
  isBusy: boolean;
  onTake: (boat: AlternativeBoat) => void;
}

/**
 * Other boats of the class: those the member may take, and in gray the others, which show the reason on a tap (rule
 * clearance.may-take).
 */
export function AlternativeBoats({ boats, isBusy, onTake }: AlternativeBoatsProps) {
  const [openId, setOpenId] = useState('');
  return (
    <Boats aria-label={OTHER_BOATS}>
      {boats.map((boat) => (
        <li key={boat._id}>
          {boat.reason === null ? (
            <Button isBusy={isBusy} onClick={() => onTake(boat)}>
              {launchBoat(boat.name)}
            </Button>
          ) : (
            <Grey>
              <Button
                aria-expanded={openId === boat._id}
                onClick={() => setOpenId(openId === boat._id ? '' : boat._id)}
              >
                {notCleared(boat.name)}
              </Button>
              {openId === boat._id && <p role="status">{boat.reason}</p>}
            </Grey>
          )}
        </li>
      ))}
    </Boats>
  );
}
