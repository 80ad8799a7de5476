import styled from 'styled-components';
import { holdsText } from '@fleetwatch/contract/clearances/texts';
import type { SeatClearances } from '@fleetwatch/contract/sorties/wire';

/* The words repeat it, so the color is not the only cue. */
const Missing = styled.small`
  &&& {
    color: var(--red);
    font-weight: var(--weight-label);
  }
`;

/** Below a name: the required clearances that the member has and lacks, by date (rule clearance.seats). */
export function SeatCleared({ clearances }: { clearances: SeatClearances | undefined }) {
  if (!clearances) return null;
  const { held, missing } = clearances;
  return (
    <>
      {held.length > 0 ? <small>{holdsText(held)}</small> : null}
      {missing.length > 0 ? <Missing>{missing.join(', ')}</Missing> : null}
    </>
  );
}
