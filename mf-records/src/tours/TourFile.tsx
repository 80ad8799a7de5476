import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { useToursCsvQuery } from './toursApi.ts';
import { TOURS } from '../texts.ts';
import { CSV } from './texts.ts';

/** The days of past tours as a file (rule tour.file). */
export function TourFile() {
  const csv = useCsvAddress();
  const file = useToursCsvQuery(undefined, { skip: !csv.isOpen });
  return (
    <>
      <Button icon="download" onClick={csv.open}>
        {CSV}
      </Button>
      <CsvDialog
        isOpen={csv.isOpen}
        title={TOURS}
        csv={file.currentData}
        fileName="Tours.csv"
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        mailCall="/tours-csv"
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </>
  );
}
