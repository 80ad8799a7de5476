import { HelpItems } from './HelpItems.tsx';
import { HelpSection } from './HelpSection.tsx';
import { WHAT_COACHES_DO } from './texts.ts';

export function WhatCoachesDo() {
  const { title, intro, coach, confirmedIntro, confirmedCoach, credit } = WHAT_COACHES_DO;
  return (
    <HelpSection id="coaches" title={title}>
      <p>{intro}</p>
      <ul>
        <HelpItems texts={coach} />
      </ul>
      <p>{confirmedIntro}</p>
      <ul>
        <HelpItems texts={confirmedCoach} />
      </ul>
      <p>{credit}</p>
    </HelpSection>
  );
}
