import type { Ref } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { selectStanding } from '@fleetwatch/kit/store/status';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { bannerText } from './bannerText.ts';
import { DayCountdown } from './DayCountdown.tsx';

const STATUS_TABS = [
  { value: 'landed', label: 'Landed' },
  { value: 'launched', label: 'Launched' },
  { value: 'ondeck', label: 'On Deck' },
] as const;

const TONES = { landed: 'green', launched: 'water', ondeck: 'amber' } as const;

const Banner = styled.section<{ $tone: string }>`
  display: grid;
  gap: var(--s2);
  padding: var(--s3) var(--s4);
  border: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
  border-left: 6px solid var(--${({ $tone }) => $tone});
  border-radius: var(--radius);
  background: var(--card);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s1) var(--s4);
  > p {
    min-height: 1.5em;
    font-size: var(--text-l);
    font-weight: 650;
  }
  > span {
    color: var(--muted);
  }
`;

/** How the member stands: Landed, Launched or On Deck, on which boats, and what is left of the day. */
export function StatusBanner({ textRef }: { textRef: Ref<HTMLParagraphElement> }) {
  const isKnown = useAppSelector((state) => selectStillOut(state) !== undefined);
  const standing = useAppSelector((state) => selectStanding(state));
  return (
    <Banner $tone={isKnown ? TONES[standing.status] : 'outline'} aria-label="My status">
      <TabStrip label="Status" tabs={STATUS_TABS} value={isKnown ? standing.status : ''} isDisplayOnly />
      <Line>
        <p ref={textRef} role="status" tabIndex={-1}>
          {isKnown ? bannerText(standing) : ''}
        </p>
        <span>
          until 11:59:59 pm <DayCountdown />
        </span>
      </Line>
    </Banner>
  );
}
