import { useRef } from 'react';
import styled from 'styled-components';
import { monthName } from '@fleetwatch/contract/activity/csvNames';
import { futureMonth } from '@fleetwatch/contract/activity/messages';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import {
  dayOfMonth,
  daysInMonth,
  isFutureMonth,
  monthText,
  weeksOfMonth,
  yearOf,
} from '@fleetwatch/contract/time/weeks';
import { TabStrip, type TabItem } from '../navigation/TabStrip.tsx';

/** What is chosen of a year: nothing below the year is until it has been pressed. */
export interface PickedPeriod {
  year: number;
  /** From 1; null while none is chosen. */
  month: number | null;
  /** The number of the week tab, or the day of the month; null while none is chosen. Always null for whole months. */
  part: number | null;
}

export interface MonthWeekPickerProps {
  /** What is picked, for those who hear it: 'Past weeks'. The strips are '{label}: month' and so on. */
  label: string;
  value: PickedPeriod;
  onChange: (value: PickedPeriod) => void;
  /** The club's. */
  today: LocalDateText;
  /** What follows the months: the month's week tabs, its day tabs, or nothing. */
  parts: 'weeks' | 'days' | 'none';
  /** Years to choose from, the latest first; with one or none there is no year strip. */
  years?: readonly number[];
  /** Months after the current one can be chosen, where the screen itself says that they are future. */
  mayPickFuture?: boolean;
  /** A '>' tab after the months that leads on to the strip below them. */
  hasNext?: boolean;
  /** What the '>' tab does when the picker has no further strip. */
  onNext?: () => void;
}

const NEXT = '>';
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const Strips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

/** '2–8', and '1' where a week has been clipped to one day. */
function weekLabel(start: LocalDateText, end: LocalDateText): string {
  return start === end ? String(dayOfMonth(start)) : `${dayOfMonth(start)}–${dayOfMonth(end)}`;
}

function partTabs(parts: 'weeks' | 'days', year: number, month: number): TabItem[] {
  if (parts === 'weeks') {
    return weeksOfMonth(year, month).map(({ number, start, end }) => ({
      value: String(number),
      label: weekLabel(start, end),
    }));
  }
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  }));
}

/**
 * Picks a week, a day or a month of a year from strips of tabs (rules sortie.weeks, sortie.day): years, months Jan to Dec, then
 * weeks (Monday to Sunday, clipped to the month) or days. It keeps nothing: what is chosen comes in and goes out.
 */
export function MonthWeekPicker({
  label,
  value: { year, month, part },
  onChange,
  today,
  parts,
  years = [],
  mayPickFuture = false,
  hasNext = false,
  onNext,
}: MonthWeekPickerProps) {
  const strips = useRef<HTMLDivElement>(null);
  const months: TabItem[] = MONTHS.map((each) => {
    const isRefused = !mayPickFuture && isFutureMonth(year, each, today);
    return {
      value: String(each),
      label: monthName(monthText(year, each)),
      ...(isRefused && { isDisabled: true, reason: futureMonth(monthName(monthText(year, each))) }),
    };
  });
  const canLeadOn = month !== null;
  if (hasNext) {
    months.push({ value: NEXT, label: NEXT, isDisabled: !canLeadOn, reason: 'Please choose a month first.' });
  }
  const leadOn = () => {
    const last = [...(strips.current?.querySelectorAll('[role="tablist"]') ?? [])].at(-1);
    if (parts === 'none') onNext?.();
    else last?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
  };
  const chooseMonth = (chosen: string) => {
    if (chosen === NEXT) leadOn();
    else onChange({ year, month: Number(chosen), part: null });
  };
  // A month that has not come yet in the year now chosen is none.
  const chooseYear = (chosen: string) => {
    const next = Number(chosen);
    const isRefused = month !== null && !mayPickFuture && isFutureMonth(next, month, today);
    onChange({ year: next, month: isRefused ? null : month, part: null });
  };
  return (
    <Strips ref={strips}>
      {years.length > 1 && (
        <TabStrip
          label={`${label}: year`}
          tabs={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={chooseYear}
        />
      )}
      <TabStrip
        label={`${label}: month`}
        tabs={months}
        value={month === null ? '' : String(month)}
        onChange={chooseMonth}
      />
      {parts !== 'none' && month !== null && (
        <TabStrip
          label={`${label}: ${parts === 'weeks' ? 'week' : 'day'}`}
          tabs={partTabs(parts, year, month)}
          value={part === null ? '' : String(part)}
          onChange={(chosen) => onChange({ year, month, part: Number(chosen) })}
        />
      )}
    </Strips>
  );
}

/** The current year and so many before it, the latest first: `yearsBack('2026-05-01', 2)` is 2026, 2025, 2024. */
export function yearsBack(today: LocalDateText, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => yearOf(today) - index);
}
