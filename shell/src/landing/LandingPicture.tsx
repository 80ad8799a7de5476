import { useState } from 'react';
import { styled } from 'styled-components';
import { Logo } from '@fleetwatch/kit/art/Logo';
import { Oar } from '@fleetwatch/kit/art/Oar';
import type { ClubHere } from '@fleetwatch/kit/store/clubs';
import { landingPicture } from './landingPicture.ts';
import { WEEKDAY_SCENES, WEEKDAY_SCENE_TEXTS } from './weekdayScenes.ts';

const Picture = styled.figure`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  max-height: 52dvh;
  /* On a phone from edge to edge, right below the bar. */
  margin: 0 calc(-1 * var(--s4));
  background: var(--card);
  box-shadow: var(--shadow);
  @media (min-width: 40rem) {
    max-height: 72dvh;
    margin: 0;
    border-radius: calc(var(--radius) * 1.6);
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > img[data-logo] {
    padding: 12%;
    object-fit: contain;
  }
`;

const DrawnLogo = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  > svg {
    max-width: 70vw;
  }
`;

/** What the picture needs to know of the club. */
export type PicturedClub = Pick<ClubHere, 'name' | 'timezone' | 'clockSkewMs' | 'logos'>;

interface LandingPictureProps {
  /** Undefined while it is not known: then the place is kept free. */
  club: PicturedClub | undefined;
}

/** The club's logo or the picture of the day, in a box that is there before either is known. */
export function LandingPicture({ club }: LandingPictureProps) {
  const [visit] = useState(() => ({ draw: Math.random(), instantMs: Date.now() }));
  const [hasLogoFailed, setHasLogoFailed] = useState(false);
  if (!club) return <Picture aria-hidden="true" />;
  const shown = landingPicture(visit.instantMs + club.clockSkewMs, club.timezone, visit.draw);
  if (shown !== 'logo') {
    return (
      <Picture>
        <img src={WEEKDAY_SCENES[shown]} alt={WEEKDAY_SCENE_TEXTS[shown]} width="800" height="500" />
      </Picture>
    );
  }
  const ownLogo = club.logos.landing;
  return (
    <Picture>
      {ownLogo && !hasLogoFailed ? (
        <img data-logo src={ownLogo} alt={`Logo of ${club.name}`} onError={() => setHasLogoFailed(true)} />
      ) : (
        <DrawnLogo>
          <Logo size={72} />
          <Oar size={260} />
        </DrawnLogo>
      )}
    </Picture>
  );
}
