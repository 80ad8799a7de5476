import { useState } from 'react';
import type { ImportState } from '@fleetwatch/contract/import/kinds';
import type { ImportCounts, ImportSummary } from '@fleetwatch/contract/import/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { counted } from './counted.ts';
import { useUndoImportMutation } from './importApi.ts';
import { EntryList } from './importStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';

const STATES: Readonly<Record<ImportState, string>> = {
  uploaded: 'sent',
  parsed: 'read',
  previewed: 'previewed',
  running: 'being imported',
  done: 'imported',
  undoing: 'being undone',
  undone: 'undone',
  failed: 'failed',
};

const countsText = ({ boats, people, outings }: ImportCounts): string =>
  [
    counted(boats, 'boat', 'boats'),
    counted(people, 'person', 'people'),
    counted(outings, 'outing', 'outings'),
  ].join(', ');

function textOf({ state, created, left }: ImportSummary): string {
  const kept =
    left && left.boats + left.people + left.outings > 0 ? `; kept, because used: ${countsText(left)}` : '';
  return `${STATES[state]}: ${countsText(created)}${kept}`;
}

/** Imports that are over, each undone for thirty days (rule moving.undo). */
export function PastImports({ imports, isBusy }: { imports: readonly ImportSummary[]; isBusy: boolean }) {
  const [undo, { isLoading }] = useUndoImportMutation();
  const [asked, setAsked] = useState<ImportSummary | null>(null);
  const showOutcome = useResultToast();
  const confirm = async () => {
    if (!asked) return;
    const { error } = await undo({ id: asked._id });
    showOutcome(error, 'The import is being undone.');
    setAsked(null);
  };
  return (
    <Card title="Imports">
      <EntryList aria-label="Imports">
        {imports.map((one) => (
          <li key={one._id}>
            <div>
              {one.fileName}
              <Quiet>
                {one.at.slice(0, 16)}, {one.by}, {textOf(one)}
              </Quiet>
            </div>
            {one.canUndo && (
              <Button tone="quiet" disabled={isBusy} onClick={() => setAsked(one)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </EntryList>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Undo this import?"
        verb="Undo import"
        isDangerous
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        <p>What {asked?.fileName} has brought goes again, but for what was changed or is used since.</p>
      </ConfirmDialog>
    </Card>
  );
}
