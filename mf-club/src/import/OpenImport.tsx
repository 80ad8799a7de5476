import { useState } from 'react';
import type { ImportDetail, ImportSummary } from '@fleetwatch/contract/import/wire';
import { groupThousands } from '@fleetwatch/contract/sorties/miles';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { MappingForm } from './MappingForm.tsx';
import { useApplyImportMutation, useDiscardImportMutation, useImportQuery } from './importApi.ts';
import { Bar } from './importStyle.ts';
import { Preview } from './PreviewCard.tsx';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';

/** The import that is going on: what it asks, what it would do, how far it is. */
export function OpenImport({ summary }: { summary: ImportSummary }) {
  const { _id, state, progress } = summary;
  if (state === 'running' || state === 'undoing') return <Running summary={summary} progress={progress} />;
  if (state === 'uploaded') {
    return (
      <Card title={summary.fileName}>
        <Stack>
          <p>This file did not arrive in full, or is being read.</p>
          <Row>
            <Discard id={_id} />
          </Row>
        </Stack>
      </Card>
    );
  }
  return <Asked id={_id} />;
}

function Asked({ id }: { id: string }) {
  const query = useImportQuery(id);
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(detail: ImportDetail) =>
        detail.state === 'previewed' && detail.preview && !isAnswering ? (
          <Card title="What would be imported">
            <Stack>
              <Preview preview={detail.preview} />
              <Row>
                <Apply id={id} />
                <Button onClick={() => setIsAnswering(true)}>Change Answers</Button>
                <Discard id={id} />
              </Row>
            </Stack>
          </Card>
        ) : (
          detail.questions && (
            <Stack>
              <MappingForm
                detail={detail}
                questions={detail.questions}
                onAnswered={() => setIsAnswering(false)}
              />
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
      onClick={() => void apply({ id }).then(({ error }) => showOutcome(error, 'The import has begun.'))}
    >
      Import
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
      onClick={() => void discard(id).then(({ error }) => showOutcome(error, 'The file was discarded.'))}
    >
      Discard
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
  const what = state === 'running' ? 'Importing' : 'Undoing';
  return (
    <Card title={fileName}>
      <Stack>
        <Bar aria-label={what} value={done} max={Math.max(1, total)} />
        <p role="status">
          {what}: {groupThousands(done)} of {groupThousands(total)}.
        </p>
        <Quiet>It goes on when you leave this page. Boats are launched and landed meanwhile.</Quiet>
      </Stack>
    </Card>
  );
}
