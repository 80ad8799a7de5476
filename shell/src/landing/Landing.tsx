import { styled } from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { firstName } from '@fleetwatch/contract/sorties/messages';
import { useMenu } from '../host/useMenu.ts';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { RemoteNotice } from '@fleetwatch/kit/federation/RemoteFallback.tsx';
import { LazyScreen } from '../host/LazyScreen.tsx';
import { useLandingClub } from './useLandingClub.ts';

const Main = styled.main`
  display: grid;
  flex: 1;
  gap: var(--s5);
  align-content: start;
  width: 100%;
  max-width: 88rem;
  margin: 0 auto;
  padding: 0 var(--s4) var(--s4);
  @media (min-width: 40rem) {
    padding-top: var(--s5);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);
    align-content: center;
    align-items: center;
    gap: var(--s7);
    padding: var(--s5) var(--s6);
  }
`;

const Welcome = styled.div`
  display: grid;
  gap: var(--s4);
  h1 {
    font-size: clamp(1.9rem, 1.4rem + 2vw, 2.8rem);
    line-height: 1.08;
    letter-spacing: -0.02em;
  }
  p {
    color: var(--muted);
    font-size: var(--text-l);
  }
`;

const Ways = styled.div`
  display: grid;
  gap: var(--s3);
  @media (min-width: 30rem) {
    grid-template-columns: repeat(2, max-content);
    > :nth-child(3) {
      grid-column: 1 / -1;
      justify-self: start;
      padding-inline: 0;
    }
  }
`;

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
    border-radius: var(--radius-card);
  }
`;

/** Arrives beside the club, without which it could not show: so it is not among the first bytes. */
const loadPicture = async () => (await import('./LandingPicture.tsx')).LandingPicture;

/** The page at `/`: the club, the picture of the day, and the one thing to do (rule portal.landing). */
export function Landing() {
  const club = useLandingClub();
  const { isAuthorised, displayName } = useAppSelector(selectProfile);
  const { registry } = usePortal();
  const [firstEntry] = useMenu();
  const kiosk = registry.remotes
    .flatMap(({ declaration }) => declaration.routes)
    .find(({ access }) => access === 'kiosk');
  return (
    <Main id="main">
      <title>Fleetwatch</title>
      <Picture>
        <LazyScreen title="The picture" load={loadPicture} placeholder={null} Fallback={RemoteNotice} />
      </Picture>
      <Welcome>
        <h1 tabIndex={-1}>{club?.name ?? '\u00a0'}</h1>
        <p>
          {isAuthorised
            ? `Good to see you, ${firstName(displayName)}.`
            : 'Launch and land boats, log miles, and see who is on the water.'}
        </p>
        {isAuthorised ? (
          firstEntry && (
            <Ways>
              <ButtonLink to={firstEntry.path} tone="primary">
                Go to {firstEntry.label}
              </ButtonLink>
            </Ways>
          )
        ) : (
          <Ways>
            <ButtonLink to="/signin" tone="primary">
              Sign In
            </ButtonLink>
            <ButtonLink to="/signup">Sign Up</ButtonLink>
            {kiosk && (
              <ButtonLink to={kiosk.path} tone="quiet">
                {kiosk.title}
              </ButtonLink>
            )}
          </Ways>
        )}
      </Welcome>
    </Main>
  );
}
