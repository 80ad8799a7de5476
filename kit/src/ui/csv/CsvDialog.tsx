import { Button } from '../button/Button.tsx';
import { createPart } from '../loading/createPart.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { saveTextFile } from './saveTextFile.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { usePreload } from '../loading/usePreload.ts';

export interface CsvDialogProps {
  isOpen: boolean;
  /** What the file is of: 'Quad, Class/Mileage'. */
  title: string;
  /** The file's text by RFC 4180, its first line the names of the columns; undefined while it is on its way. */
  csv: string | undefined;
  /** What it is saved as: 'Quad-ranked-2026-05-01.csv'. */
  fileName: string;
  /** Why it could not be had. */
  error?: string | undefined;
  /** The call that gave it, '/fleet-csv/all/2': with it, a member can have the file mailed to themself. */
  mailCall?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** The close button or Escape. Nothing closes until `isOpen` is false. */
  onClose: () => void;
}

/** The reader of CSV and what draws it: few who come to a screen open a file of it. */
const contentPart = createPart(
  async () => (await import('./CsvContent.tsx')).CsvContent,
  <Skeleton count={8} />,
);
const PARTS = [contentPart];

/** Without it a spreadsheet takes the file for its own country's letters, and 'Zoë' for 'ZoÃ«'. */
const UTF8_MARK = '\uFEFF';

/** A CSV file over the whole screen, as a table and as its text, with a button that saves it (rule csv.dialog). */
export function CsvDialog({
  isOpen,
  title,
  csv,
  fileName,
  error,
  mailCall,
  onRetry,
  isRetrying = false,
  onClose,
}: CsvDialogProps) {
  usePreload(PARTS);
  const save = () => saveTextFile({ name: fileName, text: UTF8_MARK + (csv ?? ''), type: 'text/csv' });
  const actions = (
    <Button tone="primary" disabled={csv === undefined} onClick={save}>
      Save
    </Button>
  );
  const retry = onRetry && (
    <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} actions={actions} isFullScreen>
      <div role="alert">
        {error === undefined ? null : (
          <Notice tone="red" actions={retry}>
            {error}
          </Notice>
        )}
      </div>
      {csv === undefined && error === undefined ? <Skeleton count={8} /> : null}
      {csv === undefined ? null : <contentPart.View csv={csv} mailCall={mailCall} />}
    </Dialog>
  );
}
