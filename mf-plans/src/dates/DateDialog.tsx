import { plannedYears } from '@fleetwatch/contract/plans/planTimes';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { MonthWeekPicker, type PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { Column, Picks } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import type { MenuItem } from '../bar/MoreMenu.tsx';
import { ANOTHER_DATE, CLOSE, PLANS_BY_DATE } from './texts.ts';

interface DateDialogProps {
  period: PickedPeriod;
  today: LocalDateText;
  /** Actions on the picked date. */
  items: readonly MenuItem[];
  refusal: string | null;
  onPeriod: (period: PickedPeriod) => void;
  onClose: () => void;
}

/** Any other date, by year, month and day (rules plan.month-and-day, plan.years). */
export function DateDialog({ period, today, items, refusal, onPeriod, onClose }: DateDialogProps) {
  return (
    <Dialog
      isOpen
      title={ANOTHER_DATE}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {CLOSE}
          </Button>
          {items.map(({ key, label, onSelect }) => (
            <Button key={key} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <Column>
        <Picks>
          <MonthWeekPicker
            label={PLANS_BY_DATE}
            parts="days"
            value={period}
            onChange={onPeriod}
            today={today}
            years={plannedYears(today)}
            mayPickFuture
            hasNext
          />
        </Picks>
        <div role="alert">{refusal !== null && <Notice tone="amber">{refusal}</Notice>}</div>
      </Column>
    </Dialog>
  );
}
