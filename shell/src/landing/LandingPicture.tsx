import { useState } from 'react';
import { styled } from 'styled-components';
import { ClubMark } from '@fleetwatch/kit/art/ClubMark';
import { useThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import { DayLine } from './DayLine.tsx';
import { landingPicture } from './landingPicture.ts';
import { OutsideLine } from './OutsideLine.tsx';
import { Scene } from './scene/Scene.tsx';
import { SKIES } from './scene/skies.ts';
import { useLandingClub, type LandingClub } from './useLandingClub.ts';
import { logoOf } from './texts.ts';

/* On a plate, because a crest may have any color; above the water, beside the text or below it. */
const Plate = styled.div`
  position: absolute;
  inset: 46% 0 auto;
  z-index: -2;
  display: grid;
  place-items: center;
  width: min(15rem, 48vw);
  margin-inline: auto;
  padding: var(--s5);
  aspect-ratio: 1;
  border-radius: var(--radius-board);
  background: var(--card);
  box-shadow: var(--shadow-deep);
  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  @media (min-width: 40rem) {
    inset: 38% 12% auto auto;
    width: min(20rem, 26vw);
  }
`;

/** The crest or the logo of the club, or its mark if it has neither (rule club.crest). */
function ClubLogo({ club: { name, logos, identity } }: { club: LandingClub }) {
  const [hasFailed, setHasFailed] = useState(false);
  const own = logos.landing || logos.escutcheon;
  const label = logoOf(name);
  return (
    <Plate>
      {own && !hasFailed ? (
        <img src={own} alt={label} onError={() => setHasFailed(true)} />
      ) : (
        <ClubMark size={240} label={label} {...(identity && { identity })} />
      )}
    </Plate>
  );
}

/** The club's logo or the picture of its day; one draw for each visit. Empty before the club is known. */
export function LandingPicture() {
  const club = useLandingClub();
  const [visit] = useState(() => ({ draw: Math.random(), instantMs: Date.now() }));
  const [theme] = useThemeSetting();
  if (!club) return null;
  const shown = landingPicture(visit.instantMs + club.clockSkewMs, club.timezone, visit.draw);
  const isLogo = shown === 'logo';
  const sky = SKIES[isLogo ? 'monday' : shown];
  return (
    <>
      <Scene sky={sky} identity={club.identity} isFlat={theme === 'sunlight'} isCalm={isLogo} />
      {isLogo && <ClubLogo club={club} />}
      <OutsideLine />
      <DayLine timezone={club.timezone} instantMs={visit.instantMs + club.clockSkewMs} />
    </>
  );
}
