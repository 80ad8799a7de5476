import type { Ref } from 'react';
import type { Standing } from '@fleetwatch/contract/sorties/status';
import { bannerText } from './bannerText.ts';
import { DayCountdown } from './DayCountdown.tsx';
import { Banner, Line, States } from './statusBannerStyle.ts';

const STATES = [
  { value: 'landed', label: 'Landed', tone: 'green' },
  { value: 'launched', label: 'Launched', tone: 'water' },
  { value: 'ondeck', label: 'On Deck', tone: 'amber' },
] as const;

interface StatusBannerProps {
  /** Undefined before it is known. */
  standing: Standing | undefined;
  textRef: Ref<HTMLParagraphElement>;
}

/** How the member stands: Landed, Launched or On Deck, on which boats, and what is left of the day. */
export function StatusBanner({ standing, textRef }: StatusBannerProps) {
  const current = STATES.find(({ value }) => value === standing?.status);
  return (
    <Banner $tone={current?.tone ?? 'outline'} aria-label="My status">
      <States aria-label="Status">
        {STATES.map(({ value, label }) => (
          <li key={value} aria-current={value === current?.value || undefined}>
            {label}
          </li>
        ))}
      </States>
      <Line>
        <p ref={textRef} role="status" tabIndex={-1}>
          {standing ? bannerText(standing) : ''}
        </p>
        <span>
          <span>
            <DayCountdown />
          </span>{' '}
          left until 11:59:59 pm
        </span>
      </Line>
    </Banner>
  );
}
