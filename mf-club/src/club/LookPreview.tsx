import styled from 'styled-components';
import { HULL_COLOURS } from '@fleetwatch/contract/boats/hullColours';
import { identityProperties, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { CrestPicture } from './CrestPicture.tsx';
import { PREVIEW } from './texts.ts';

interface LookPreviewProps {
  clubName: string;
  identity: ClubIdentity;
  /** The address of the crest; '' for none. */
  crest: string;
}

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 56px;
  padding: var(--s2) var(--s4);
  border-bottom: 3px solid var(--club-accent);
  background: var(--club-bar);
  color: var(--club-on-bar);
  font-weight: var(--weight-name);
`;

/* The landing page's water at six in the morning, the same in every theme. */
const Water = styled.div`
  display: grid;
  place-items: center;
  min-height: 150px;
  padding: var(--s5) var(--s4);
  background: linear-gradient(#f3dcc0, #cfdfe3 38%, #9fc0cc 39%, #6f9db0);
`;

const EIGHT = { ...boatShape({ name: 'Eight', moniker: '8+' }), hull: HULL_COLOURS.white };

/** The colors, blade and crest on a bar and a boat; the words beside it describe them. */
export function LookPreview({ clubName, identity, crest }: LookPreviewProps) {
  return (
    <Frame style={identityProperties(identity)} aria-label={PREVIEW}>
      <Bar>
        <CrestPicture crest={crest} identity={identity} size={40} />
        <span>{clubName}</span>
      </Bar>
      <Water>
        <BoatDrawing boat={EIGHT} blade={identity} width={300} />
      </Water>
    </Frame>
  );
}
