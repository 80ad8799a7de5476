import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Blade } from '@fleetwatch/kit/art/Blade';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { NOT_FOUND } from '../texts.ts';
import { CHECK_ADDRESS, NOTHING_MOORED, TO_START } from './menuTexts.ts';

const Drift = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  max-width: 32rem;
  margin: auto;
  padding: var(--s6) 0;
  text-align: center;
  > svg {
    rotate: -14deg;
    margin-bottom: var(--s4);
  }
  code {
    overflow-wrap: anywhere;
  }
`;

/** Shown for an address that neither the shell nor any remote declares. */
export function NotFound() {
  const { pathname } = useLocation();
  const { data: club } = useClubQuery();
  return (
    <Screen title={NOT_FOUND}>
      <Drift>
        <Blade identity={club?.identity} width={200} />
        <p>
          {NOTHING_MOORED} <code>{pathname}</code>
        </p>
        <p>{CHECK_ADDRESS}</p>
        <ButtonLink to="/" tone="primary">
          {TO_START}
        </ButtonLink>
      </Drift>
    </Screen>
  );
}
