import { activityCsvName } from '@fleetwatch/contract/activity/csvNames';
import { monthName } from '@fleetwatch/contract/time/dayText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { monthCsvPath, useMonthCsvQuery } from '../data/sortiesLogApi.ts';
import type { Subject } from './activityPlace.ts';
import { BOAT, ME, USER } from './texts.ts';

interface ActivityCsvProps {
  subject: Subject;
  /** '2026-05'; null if no month is shown, and then there is no file. */
  month: string | null;
  isOpen: boolean;
  onClose: () => void;
}

const WHOSE = { me: ME, user: USER, boat: BOAT } as const;

/** The CSV file of a month (rule activity.tabs). */
export function ActivityCsv({ subject: { whose, id }, month, isOpen, onClose }: ActivityCsvProps) {
  const of = whose === 'boat' ? 'bus' : 'user';
  const file = useMonthCsvQuery({ of, id, month: month ?? '' }, { skip: month === null || !isOpen });
  return (
    <CsvDialog
      isOpen={isOpen && month !== null}
      title={`${WHOSE[whose]}, ${monthName(month ?? '')}`}
      csv={file.currentData}
      fileName={activityCsvName(whose, month ?? '')}
      error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
      mailCall={month === null ? undefined : `/${monthCsvPath({ of, id, month })}`}
      onRetry={() => void file.refetch()}
      isRetrying={file.isFetching}
      onClose={onClose}
    />
  );
}
