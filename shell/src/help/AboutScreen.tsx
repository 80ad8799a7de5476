import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Logo } from '@fleetwatch/kit/art/Logo';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ForgottenPhone } from './ForgottenPhone.tsx';
import { GoingOnDeck } from './GoingOnDeck.tsx';
import { NotesAndMiles } from './NotesAndMiles.tsx';
import { OtherPages } from './OtherPages.tsx';
import { PickingBoats } from './PickingBoats.tsx';
import { PickingWorkouts } from './PickingWorkouts.tsx';
import { PointOfUse } from './PointOfUse.tsx';
import { Tweeting } from './Tweeting.tsx';
import { WhatCoachesDo } from './WhatCoachesDo.tsx';
import { ABOUT } from '../texts.ts';
import { ABOUT_INTRO, LICENSES, VERSION } from './texts.ts';

const Column = styled.div`
  display: grid;
  gap: var(--s3);
  width: 100%;
  max-width: 52rem;
  margin: 0 auto;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  padding: var(--s2) 0 var(--s3);
  > p {
    flex: 1 0 100%;
    max-width: 44rem;
    color: var(--muted);
  }
`;

/** /about: the help, in nine sections that open one by one (rule portal.help). */
export function AboutScreen() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Screen title={ABOUT}>
      <Column>
        <Head>
          <Logo size={40} />
          <Badge $tone="cedar">{VERSION}</Badge>
          <p>{ABOUT_INTRO}</p>
        </Head>
        <PickingBoats />
        <NotesAndMiles />
        <GoingOnDeck />
        <PickingWorkouts />
        <Tweeting />
        <WhatCoachesDo />
        <ForgottenPhone />
        <OtherPages />
        <PointOfUse />
        <p>
          <a href="/assets/licences.txt">{LICENSES}</a>
        </p>
      </Column>
    </Screen>
  );
}
