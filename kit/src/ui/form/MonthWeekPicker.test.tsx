import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../testing/findViolations.tsx';
import {
  MonthWeekPicker,
  yearsBack,
  type MonthWeekPickerProps,
  type PickedPeriod,
} from './MonthWeekPicker.tsx';

const TODAY = '2026-05-29';
const NOTHING: PickedPeriod = { year: 2026, month: null, part: null };

type Given = Partial<MonthWeekPickerProps> & { start?: PickedPeriod };

function renderPicker({ start = NOTHING, ...props }: Given = {}) {
  const chosen = jest.fn<undefined, [PickedPeriod]>();
  function Picker() {
    const [value, setValue] = useState(start);
    const choose = (next: PickedPeriod) => {
      chosen(next);
      setValue(next);
    };
    return (
      <MonthWeekPicker
        label="Past weeks"
        parts="weeks"
        today={TODAY}
        {...props}
        value={value}
        onChange={choose}
      />
    );
  }
  return { ...render(<Picker />), user: userEvent.setup(), chosen };
}

const strip = (name: string) => within(screen.getByRole('tablist', { name: `Past weeks: ${name}` }));
const labels = (name: string) =>
  strip(name)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);

describe('MonthWeekPicker', () => {
  it('has the twelve months; those after the current one are disabled with the reason', async () => {
    const { user, chosen } = renderPicker();
    expect(labels('month')).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '));
    expect(strip('month').getByRole('tab', { name: 'May' })).not.toHaveAttribute('aria-disabled');
    const june = strip('month').getByRole('tab', { name: 'Jun' });
    expect(june).toHaveAccessibleDescription('Jun is a future month!');
    await user.click(june);
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByText('Jun is a future month!', { selector: 'p' })).toBeVisible();
  });

  it("shows the weeks of the chosen month, clipped to it, and returns the week's number", async () => {
    const { user, chosen } = renderPicker();
    expect(screen.queryByRole('tablist', { name: 'Past weeks: week' })).toBeNull();
    await user.click(strip('month').getByRole('tab', { name: 'May' }));
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: 5, part: null });
    expect(labels('week')).toEqual(['1–3', '4–10', '11–17', '18–24', '25–31']);
    await user.click(strip('week').getByRole('tab', { name: '4–10' }));
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: 5, part: 2 });
    expect(strip('week').getByRole('tab', { name: '4–10' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has six weeks where a month needs them, the last of one day', () => {
    renderPicker({ start: { year: 2021, month: 8, part: null } });
    expect(labels('week')).toEqual(['1', '2–8', '9–15', '16–22', '23–29', '30–31']);
  });

  it.each([
    [2026, 2, 28],
    [2024, 2, 29],
    [2026, 4, 30],
    [2026, 5, 31],
  ])('in %d-%d it has %d days', (year, month, days) => {
    renderPicker({ parts: 'days', start: { year, month, part: null } });
    expect(labels('day')).toEqual(Array.from({ length: days }, (_, index) => String(index + 1)));
  });

  it('clears the week when the month changes', async () => {
    const { user, chosen } = renderPicker({ start: { year: 2026, month: 5, part: 5 } });
    await user.click(strip('month').getByRole('tab', { name: 'Feb' }));
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: 2, part: null });
  });

  it('with years: clears a month that is in the future of the chosen year, and keeps it in an earlier year', async () => {
    const years = yearsBack(TODAY, 2);
    expect(years).toEqual([2026, 2025, 2024]);
    const { user, chosen } = renderPicker({ years, start: { year: 2025, month: 12, part: 1 } });
    await user.click(strip('year').getByRole('tab', { name: '2024' }));
    expect(chosen).toHaveBeenLastCalledWith({ year: 2024, month: 12, part: null });
    await user.click(strip('year').getByRole('tab', { name: '2026' }));
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: null, part: null });
  });

  it('lets a future month be picked where the screen allows it', async () => {
    const { user, chosen } = renderPicker({ mayPickFuture: true });
    await user.click(strip('month').getByRole('tab', { name: 'Dec' }));
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: 12, part: null });
  });

  it("'>' moves on to the days once a month is chosen", async () => {
    const { user } = renderPicker({ parts: 'days', hasNext: true });
    const next = strip('month').getByRole('tab', { name: '>' });
    await user.click(next);
    expect(screen.getByText('Choose a month first.', { selector: 'p' })).toBeVisible();
    await user.click(strip('month').getByRole('tab', { name: 'Apr' }));
    await user.click(next);
    expect(strip('day').getByRole('tab', { name: '1' })).toHaveFocus();
  });

  it("'>' calls onNext where the picker ends with the months", async () => {
    const onNext = jest.fn();
    const { user } = renderPicker({ parts: 'none', hasNext: true, onNext, start: { ...NOTHING, month: 3 } });
    expect(screen.queryByRole('tablist', { name: /: (week|day)/ })).toBeNull();
    await user.click(strip('month').getByRole('tab', { name: '>' }));
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('works by keyboard alone', async () => {
    const { user, chosen } = renderPicker();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: 3, part: null });
    await user.tab();
    await user.keyboard('{End}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith({ year: 2026, month: 3, part: 6 });
  });

  it('has no accessibility violations', async () => {
    const { container } = renderPicker({
      years: [2026, 2025],
      hasNext: true,
      start: { year: 2026, month: 5, part: 1 },
    });
    expect(await findViolations(container)).toEqual([]);
  });
});
