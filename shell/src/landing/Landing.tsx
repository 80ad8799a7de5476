import { styled } from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { ButtonLink } from '@fleetwatch/kit/ui/ButtonLink';
import { firstName } from '@fleetwatch/contract/sorties/messages';
import { useMenu } from '../host/useMenu.ts';
import { usePortal } from '../host/PortalContext.ts';
import { LandingPicture } from './LandingPicture.tsx';
import type { PicturedClub } from './LandingPicture.tsx';

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

/** The club of a page whose club cannot be asked: the product's name and the device's own clock. */
const unknownClub = (): PicturedClub => ({
  name: 'Fleetwatch',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  clockSkewMs: 0,
  logos: { landing: '', oar: '', escutcheon: '' },
});

/** The page at `/`: the club, the picture of the day, and the one thing to do (member-operations §2). */
export function Landing() {
  const { data, isError } = useClubQuery();
  const club = data ?? (isError ? unknownClub() : undefined);
  const { isAuthorised, displayName } = useAppSelector(selectProfile);
  const { registry } = usePortal();
  const [firstEntry] = useMenu();
  const kiosk = registry.remotes
    .flatMap(({ declaration }) => declaration.routes)
    .find(({ access }) => access === 'kiosk');
  return (
    <Main id="main">
      <title>{data ? `${data.name} · Fleetwatch` : 'Fleetwatch'}</title>
      <LandingPicture club={club} />
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
