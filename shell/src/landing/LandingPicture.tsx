import { useState } from 'react';
import { styled } from 'styled-components';
import { HULL_COLOURS } from '@fleetwatch/contract/boats/hullColours';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { ClubMark } from '@fleetwatch/kit/art/ClubMark';
import { landingPicture } from './landingPicture.ts';
import { useLandingClub } from './useLandingClub.ts';
import { WEEKDAY_SCENES, WEEKDAY_SCENE_TEXTS } from './weekdayScenes.ts';

const Scene = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const ClubLogo = styled(Scene)`
  padding: 12%;
  object-fit: contain;
`;

const DrawnLogo = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  > svg {
    max-width: 80vw;
  }
`;

const EIGHT = { ...boatShape({ name: 'Eight', moniker: '8+' }), hull: HULL_COLOURS.white };

/** The club's logo or the picture of its day; one draw for each visit. Nothing before the club is known. */
export function LandingPicture() {
  const club = useLandingClub();
  const [visit] = useState(() => ({ draw: Math.random(), instantMs: Date.now() }));
  const [hasLogoFailed, setHasLogoFailed] = useState(false);
  if (!club) return null;
  const shown = landingPicture(visit.instantMs + club.clockSkewMs, club.timezone, visit.draw);
  if (shown !== 'logo')
    return <Scene src={WEEKDAY_SCENES[shown]} alt={WEEKDAY_SCENE_TEXTS[shown]} width="800" height="500" />;
  const ownLogo = club.logos.landing || club.logos.escutcheon;
  if (ownLogo && !hasLogoFailed)
    return <ClubLogo src={ownLogo} alt={`Logo of ${club.name}`} onError={() => setHasLogoFailed(true)} />;
  return (
    <DrawnLogo>
      <ClubMark size={96} identity={club.identity} label={`Logo of ${club.name}`} />
      <BoatDrawing boat={EIGHT} blade={club.identity} width={320} />
    </DrawnLogo>
  );
}
