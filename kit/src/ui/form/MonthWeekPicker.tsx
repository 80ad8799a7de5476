// @chunk months

import { useRef } from 'react';
import styled from 'styled-components';
import { monthName } from '@fleetwatch/contract/time/dayText';
import { futureMonth } from '@fleetwatch/contract/activity/texts';
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
import { CHOOSE_A_MONTH_FIRST, monthLabel, yearLabel } from './monthTexts.ts';

/** The chosen period of a year; month and part are null until they are picked. */
export interface PickedPeriod {
  year: number;
  /** From 1; null while none is picked. */
  month: number | null;
  /** The number of the week tab, or the day of the month; null while none is picked, and always for whole months. */
  part: number | null;
}

export interface MonthWeekPickerProps {
  /** Purpose of the choice, for the accessible names: 'Past weeks'. The strips are named '{label}: month' and so on. */
  label: string;
  value: PickedPeriod;
  onChange: (value: PickedPeriod) => void;
  /** The club's current date. */
  today: LocalDateText;
  /** Strip after the months: tabs for weeks, tabs for days, or none. */
  parts: 'weeks' | 'days' | 'none';
  /** Years to choose from, the latest first; with fewer than two there is no year strip. */
  years?: readonly number[];
  /** Whether months after the current one can be picked; the screen then marks them as future. */
  mayPickFuture?: boolean;
  /** Shows a '>' tab after the months that moves on to the strip below them. */
  hasNext?: boolean;
  /** Called by the '>' tab when the picker has no further strip. */
  onNext?: () => void;
}

const NEXT = '>';
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const Strips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

/** '2–8'; '1' for a week clipped to one day. */
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
 * Picks a week, day or month of a year from strips of tabs (rules sortie.weeks, sortie.day): years, months Jan to Dec, then
 * weeks (Monday to Sunday, clipped to the month) or days. A controlled component.
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
    months.push({ value: NEXT, label: NEXT, isDisabled: !canLeadOn, reason: CHOOSE_A_MONTH_FIRST });
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
  // A month that is in the future of the newly chosen year is cleared.
  const chooseYear = (chosen: string) => {
    const next = Number(chosen);
    const isRefused = month !== null && !mayPickFuture && isFutureMonth(next, month, today);
    onChange({ year: next, month: isRefused ? null : month, part: null });
  };
  return (
    <Strips ref={strips}>
      {years.length > 1 && (
        <TabStrip
          label={yearLabel(label)}
          tabs={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={chooseYear}
        />
      )}
      <TabStrip
        label={monthLabel(label)}
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

/** The current year and `count` earlier ones, the latest first: `yearsBack('2026-05-01', 2)` is 2026, 2025, 2024. */
export function yearsBack(today: LocalDateText, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => yearOf(today) - index);
}
