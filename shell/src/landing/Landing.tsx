import { css, styled } from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { firstName } from '@fleetwatch/contract/sorties/texts';
import { useMenu } from '../host/useMenu.ts';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { RemoteNotice } from '@fleetwatch/kit/federation/RemoteFallback.tsx';
import { Footer } from '../frame/Footer.tsx';
import { LazyScreen } from '../host/LazyScreen.tsx';
import { useLandingClub } from './useLandingClub.ts';
import { VEIL_PERCENT } from './veil.ts';
import { FLEETWATCH, SIGN_IN, SIGN_UP } from '../texts.ts';
import { goTo, greeting, PICTURE, TAGLINE } from './texts.ts';

const behind = css`
  content: '';
  position: absolute;
  inset: 0;
  z-index: -1;
`;

/*
 * The picture is behind everything, and loads later than the text: until then, and where it is veiled, the background is the
 * board's color.
 */
const Ground = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow: hidden;
  background: var(--board);
  color: var(--boardInk);
  --veil: color-mix(in srgb, var(--board) ${VEIL_PERCENT}%, transparent);
  --fade: transparent;
  :focus-visible {
    outline-color: var(--boardInk);
  }
  /* Text is on plain paper. */
  :root[data-theme='sunlight'] & {
    --veil: var(--board);
    --fade: var(--board);
    --club-accent: var(--water);
    --club-on-accent: var(--onWater);
  }
  > footer {
    padding: var(--s3) var(--s4) calc(var(--s3) + env(safe-area-inset-bottom));
    color: inherit;
    text-align: right;
    &::before {
      ${behind}
      top: auto;
      height: 11.5rem;
      background: linear-gradient(var(--fade), var(--veil) 40%);
    }
  }
  @media (min-width: 40rem) {
    > footer {
      padding-inline: var(--s6);
      &::before {
        height: 6rem;
      }
    }
  }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Welcome = styled.div`
  position: relative;
  padding: var(--s4) var(--s4) 0;
  &::before {
    ${behind}
    bottom: -4rem;
    background: linear-gradient(var(--veil) calc(100% - 4rem), var(--fade));
  }
  h1 {
    display: grid;
    align-items: end;
    /* Three lines: few names are longer, so what is below stays where it is when the name arrives. */
    min-height: 3em;
    font-size: clamp(2.6rem, 1rem + min(8.5vw, 8vh), var(--text-5xl));
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  p {
    max-width: 31ch;
    padding-top: var(--s4);
    font-size: var(--text-l);
    line-height: 1.4;
  }
  @media (min-width: 40rem) {
    width: min(42rem, 62%);
    padding-left: var(--s6);
    /* The ways are below, on the same veil. */
    &::before {
      right: -18rem;
      bottom: -13rem;
      background: linear-gradient(90deg, var(--veil) calc(100% - 18rem), var(--fade));
      mask: linear-gradient(#000 calc(100% - 4rem), transparent);
    }
    p {
      font-size: var(--text-xl);
    }
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2) var(--s3);
  margin-top: auto;
  padding: var(--s4) var(--s4) 0;
  > a {
    min-height: 56px;
    border-color: currentColor;
    background: var(--board);
    color: var(--boardInk);
    font-size: var(--text-l);
  }
  > :first-child {
    border-color: var(--club-accent);
    background: var(--club-accent);
    color: var(--club-on-accent);
  }
  > :only-child,
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  > :nth-child(3) {
    justify-self: start;
    min-height: var(--target);
    padding-inline: 0;
    border: 0;
    background: none;
    font-size: var(--text-m);
  }
  @media (min-width: 40rem) {
    grid-template-columns: max-content max-content;
    margin-top: 0;
    padding: var(--s5) var(--s6) 0;
    > a {
      padding-inline: var(--s6);
    }
  }
`;

/** Loads with the club, without which it could not show: so it is not among the first bytes. */
const loadPicture = async () => (await import('./LandingPicture.tsx')).LandingPicture;

/** The page at `/`: the club, the picture of the day, and one main action (rule portal.landing). */
export function Landing() {
  const club = useLandingClub();
  const { isAuthorised, displayName } = useAppSelector(selectProfile);
  const { registry } = usePortal();
  const [firstEntry] = useMenu();
  const kiosk = registry.remotes
    .flatMap(({ declaration }) => declaration.routes)
    .find(({ access }) => access === 'kiosk');
  return (
    <Ground>
      <Main id="main">
        <title>{FLEETWATCH}</title>
        <Welcome>
          <h1 tabIndex={-1}>{club?.name ?? '\u00a0'}</h1>
          <p>{isAuthorised ? greeting(firstName(displayName)) : TAGLINE}</p>
        </Welcome>
        {isAuthorised ? (
          firstEntry && (
            <Ways>
              <ButtonLink to={firstEntry.path} tone="primary">
                {goTo(firstEntry.label)}
              </ButtonLink>
            </Ways>
          )
        ) : (
          <Ways>
            <ButtonLink to="/signin" tone="primary">
              {SIGN_IN}
            </ButtonLink>
            <ButtonLink to="/signup">{SIGN_UP}</ButtonLink>
            {kiosk && (
              <ButtonLink to={kiosk.path} tone="quiet">
                <Icon name="door" size={20} />
                {kiosk.title}
              </ButtonLink>
            )}
          </Ways>
        )}
        <LazyScreen title={PICTURE} load={loadPicture} placeholder={null} Fallback={RemoteNotice} />
      </Main>
      <Footer />
    </Ground>
  );
}
