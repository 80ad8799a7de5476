import { useState } from 'react';
import type { ImportSummary } from '@fleetwatch/contract/import/wire';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useUndoImportMutation, useUndoPreviewQuery } from './importApi.ts';
import { EntryList } from './importStyle.ts';
import { ReportFiles } from './ReportFiles.tsx';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import {
  PAST_IMPORTS,
  pastImportText,
  keptText,
  UNDO,
  UNDO_IMPORT,
  UNDO_QUESTION,
  UNDO_STARTED,
  undoRemoves,
  undoWarning,
  WHAT_STAYS,
} from './texts.ts';

/** Completed imports, each of which can be undone for thirty days (rule moving.undo). */
export function PastImports({ imports, isBusy }: { imports: readonly ImportSummary[]; isBusy: boolean }) {
  const [undo, { isLoading }] = useUndoImportMutation();
  const [toUndo, setToUndo] = useState<ImportSummary | null>(null);
  const showOutcome = useResultToast();
  const today = useClubQuery().data?.today;
  const confirm = async () => {
    if (!toUndo) return;
    const { error } = await undo({ id: toUndo._id });
    showOutcome(error, UNDO_STARTED);
    setToUndo(null);
  };
  return (
    <Card title={PAST_IMPORTS}>
      <EntryList aria-label={PAST_IMPORTS}>
        {imports.map((one) => (
          <li key={one._id}>
            <div>
              {one.fileName}
              <Quiet>{pastImportText(one, today)}</Quiet>
              {one.failure !== undefined && <Quiet>{one.failure}</Quiet>}
            </div>
            {one.hasReport && <ReportFiles summary={one} />}
            {one.canUndo && (
              <Button tone="quiet" disabled={isBusy} onClick={() => setToUndo(one)}>
                {UNDO}
              </Button>
            )}
          </li>
        ))}
      </EntryList>
      <ConfirmDialog
        isOpen={toUndo !== null}
        title={UNDO_QUESTION}
        verb={UNDO_IMPORT}
        isDangerous
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setToUndo(null)}
      >
        <p>{undoWarning(toUndo?.fileName ?? '')}</p>
        {toUndo && <UndoPreview id={toUndo._id} />}
      </ConfirmDialog>
    </Card>
  );
}

/** Shows what an undo would remove and keep. */
function UndoPreview({ id }: { id: string }) {
  return (
    <QueryResult query={useUndoPreviewQuery(id)} isEmpty={() => false} emptyText="">
      {({ removed, reasons }) => (
        <>
          <p>{undoRemoves(removed)}</p>
          {reasons.length > 0 && (
            <>
              <p>{WHAT_STAYS}:</p>
              <ul>
                {reasons.map((reason) => (
                  <li key={`${reason.kind} ${reason.usedIn ?? ''}`}>{keptText(reason)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </QueryResult>
  );
}
