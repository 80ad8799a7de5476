import { useState } from 'react';
import { reportCsvName, type ReportFile } from '@fleetwatch/contract/import/reportNames';
import type { ImportSummary } from '@fleetwatch/contract/import/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useImportReportQuery } from './importApi.ts';
import { REPORT_FILES } from './texts.ts';

const FILES: readonly ReportFile[] = ['problems', 'totals'];

/** The files of an import's report (rule moving.report). */
export function ReportFiles({ summary: { _id: id, at } }: { summary: ImportSummary }) {
  const [opened, setOpened] = useState<ReportFile | null>(null);
  const file = opened ?? 'problems';
  const query = useImportReportQuery({ id, file }, { skip: opened === null });
  return (
    <Row>
      {FILES.map((one) => (
        <Button key={one} tone="quiet" onClick={() => setOpened(one)}>
          {REPORT_FILES[one]}
        </Button>
      ))}
      <CsvDialog
        isOpen={opened !== null}
        title={REPORT_FILES[file]}
        csv={query.currentData}
        fileName={reportCsvName(file, at.slice(0, 10))}
        error={query.error && !query.isFetching ? failureOf(query.error).text : undefined}
        mailCall={`/import-${file}-csv/${id}`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        onClose={() => setOpened(null)}
      />
    </Row>
  );
}
