import { counted } from '@fleetwatch/contract/texts/counted';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { monthName } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dateText, daysInMonth } from '@fleetwatch/contract/time/weeks';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useClubMonthQuery } from '../data/sortiesLogApi.ts';
import { daysIn } from './drawingTexts.ts';

interface MonthStripProps {
  today: LocalDateText;
  /** The day whose sorties are shown; null while one is being picked. */
  shown: LocalDateText | null;
  onDay: (day: LocalDateText) => void;
}

const BAR_MAX_PX = 30;

const Strip = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s3);
  > span {
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: var(--weight-label);
    line-height: 18px;
  }
  /* Beside the narrow rail the tabs need the room. */
  @media (max-width: 79.99rem) {
    > span {
      display: none;
    }
  }
`;

const Days = styled.div`
  display: flex;
  > button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    width: 21px;
    height: 54px;
    padding: 0;
    border: 0;
    border-radius: 5px;
    background: none;
    color: var(--ink);
    font-size: 11.5px;
    font-weight: var(--weight-fact);
    line-height: 18px;
    cursor: pointer;
    > i {
      width: 14px;
      border-radius: 3px 3px 0 0;
      background: color-mix(in srgb, var(--water) 45%, var(--card));
    }
    &:hover:not(:disabled) {
      background: var(--wash);
    }
    &[aria-current] {
      font-weight: var(--weight-number);
      box-shadow: inset 0 -2px var(--ink);
      > i {
        background: var(--accent);
      }
    }
    &:disabled {
      color: var(--muted);
      cursor: default;
      opacity: 0.75;
    }
    @media (max-width: 79.99rem) {
      width: 18px;
      > i {
        width: 12px;
      }
    }
  }
`;

const KEY_MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The month's days with a bar each, as high as its trips: they pick a past day (rule sortie.month-strip). */
export function MonthStrip({ today, shown, onDay }: MonthStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { data: counts = [] } = useClubMonthQuery();
  const tripsOf = new Map(counts.map(({ date, sorties }) => [date, sorties.trips]));
  const [year = 0, month = 0, todaysDate = 0] = today.split('-').map(Number);
  const name = monthName(today);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) =>
    dateText(year, month, index + 1),
  );
  const most = Math.max(1, ...tripsOf.values());
  const reached = shown !== null && days.includes(shown) ? shown : today;
  const handleKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    const walk = KEY_MOVES[event.key];
    const buttons = [...(strip.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    if (!walk || at === -1) return;
    event.preventDefault();
    buttons[Math.min(todaysDate - 1, Math.max(0, walk(at, todaysDate - 1)))]?.focus();
  };
  return (
    <Strip>
      <span aria-hidden="true">{name}</span>
      <Days ref={strip} role="toolbar" aria-label={daysIn(name)} onKeyDown={handleKeys}>
        {days.map((day, index) => {
          const trips = tripsOf.get(day) ?? 0;
          const isAhead = day > today;
          return (
            <button
              key={day}
              type="button"
              tabIndex={day === reached ? 0 : -1}
              disabled={isAhead}
              aria-current={day === shown ? 'date' : undefined}
              title={isAhead ? undefined : counted(trips, 'trip')}
              onClick={() => onDay(day)}
            >
              <i style={{ height: trips === 0 ? 0 : Math.max(2, (trips / most) * BAR_MAX_PX) }} />
              <VisuallyHidden>{name} </VisuallyHidden>
              {index + 1}
              {!isAhead && <VisuallyHidden>, {counted(trips, 'trip')}</VisuallyHidden>}
            </button>
          );
        })}
      </Days>
    </Strip>
  );
}
