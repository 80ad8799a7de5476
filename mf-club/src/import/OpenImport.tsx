import { useState } from 'react';
import type { ImportDetail, ImportSummary } from '@fleetwatch/contract/import/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ColumnsStep } from './ColumnsForm.tsx';
import { MappingForm } from './MappingForm.tsx';
import { useApplyImportMutation, useDiscardImportMutation, useImportQuery } from './importApi.ts';
import { Bar } from './importStyle.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import {
  CHANGE_ANSWERS,
  DISCARD,
  FILE_DISCARDED,
  IMPORT_BUTTON,
  IMPORT_STARTED,
  PREVIEW,
  progressLabel,
  progressText,
  REPORT_KEPT,
  RUNS_ALONE,
  STILL_READING,
} from './texts.ts';

/** The open import: its questions, its preview, its progress. */
export function OpenImport({ summary }: { summary: ImportSummary }) {
  const { _id, state, progress } = summary;
  if (state === 'running' || state === 'undoing') return <Running summary={summary} progress={progress} />;
  if (state === 'uploaded') {
    return (
      <Card title={summary.fileName}>
        <Stack>
          <p>{STILL_READING}</p>
          <Row>
            <Discard id={_id} />
          </Row>
        </Stack>
      </Card>
    );
  }
  return <ImportSteps id={_id} />;
}

function ImportSteps({ id }: { id: string }) {
  const query = useImportQuery(id);
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(detail: ImportDetail) =>
        detail.state === 'previewed' && detail.preview && !isAnswering ? (
          <Card title={PREVIEW}>
            <Stack>
              <PreviewCard preview={detail.preview} />
              <ChangesCard detail={detail} />
              {detail.hasReport && (
                <div>
                  <ReportFiles summary={detail} />
                  <Quiet>{REPORT_KEPT}</Quiet>
                </div>
              )}
              <Row>
                <Apply id={id} />
                <Button onClick={() => setIsAnswering(true)}>{CHANGE_ANSWERS}</Button>
                <Discard id={id} />
              </Row>
            </Stack>
          </Card>
        ) : (
          detail.questions && (
            <Stack>
              <ColumnsStep detail={detail} lists={detail.questions.lists}>
                <MappingForm
                  detail={detail}
                  questions={detail.questions}
                  onAnswered={() => setIsAnswering(false)}
                />
              </ColumnsStep>
              <Row>
                <Discard id={id} />
              </Row>
            </Stack>
          )
        )
      }
    </QueryResult>
  );
}

function Apply({ id }: { id: string }) {
  const [apply, { isLoading }] = useApplyImportMutation();
  const showOutcome = useResultToast();
  return (
    <Button
      tone="primary"
      isBusy={isLoading}
      onClick={() => void apply({ id }).then(({ error }) => showOutcome(error, IMPORT_STARTED))}
    >
      {IMPORT_BUTTON}
    </Button>
  );
}

function Discard({ id }: { id: string }) {
  const [discard, { isLoading }] = useDiscardImportMutation();
  const showOutcome = useResultToast();
  return (
    <Button
      tone="quiet"
      isBusy={isLoading}
      onClick={() => void discard(id).then(({ error }) => showOutcome(error, FILE_DISCARDED))}
    >
      {DISCARD}
    </Button>
  );
}

function Running({
  summary: { fileName, state },
  progress,
}: {
  summary: ImportSummary;
  progress: ImportSummary['progress'];
}) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  const isUndo = state === 'undoing';
  return (
    <Card title={fileName}>
      <Stack>
        <Bar aria-label={progressLabel(isUndo)} value={done} max={Math.max(1, total)} />
        <p role="status">{progressText(isUndo, done, total)}</p>
        <Quiet>{RUNS_ALONE}</Quiet>
      </Stack>
    </Card>
  );
}
