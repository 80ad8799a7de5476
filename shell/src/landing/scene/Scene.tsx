import { keyframes, styled } from 'styled-components';
import { DEFAULT_IDENTITY, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { Backdrop } from './Backdrop.tsx';
import { Eight } from './Eight.tsx';
import { HEIGHT, WIDTH } from './measures.ts';
import { flatSky, type Sky } from './skies.ts';

const arrive = keyframes`
  from { opacity: 0; }
`;

/* Moves a whole layer, so that nothing is laid out or painted again; it ends where it began. */
const drift = keyframes`
  to { transform: translate(-10px, 3px); }
`;

const Place = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  /* On a page that is higher than wide, distant parts are nearer to the middle. */
  @media (max-aspect-ratio: 1) {
    svg {
      top: 12%;
      height: 72%;
    }
    .far {
      transform: translateX(-310px);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} 400ms;
    :root:not([data-theme='sunlight']) & svg + svg {
      animation: ${drift} 7s ease-in-out 8 alternate;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: light-dark(transparent, color-mix(in srgb, var(--board) 28%, transparent));
  }
`;

const field = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMax slice' };

interface SceneProps {
  sky: Sky;
  identity?: ClubIdentity | undefined;
  /** For low sun: flat colors. */
  isFlat: boolean;
  /** Without boats and a name: the background of a logo. */
  isCalm?: boolean;
}

/** The water in front of the boathouse on one of seven days, with the club's eight (rule portal.landing). */
export function Scene({ sky, identity = DEFAULT_IDENTITY, isFlat, isCalm = false }: SceneProps) {
  return (
    <Place {...(isCalm ? { 'aria-hidden': true } : { role: 'img', 'aria-label': sky.text })}>
      <svg {...field}>
        <Backdrop sky={isFlat ? flatSky(sky) : sky} identity={identity} isCalm={isCalm} />
      </svg>
      {!isCalm && (
        <svg {...field}>
          <Eight identity={identity} />
        </svg>
      )}
    </Place>
  );
}
