import { Button } from '../button/Button.tsx';
import { createPart } from '../loading/createPart.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { saveTextFile } from './saveTextFile.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { usePreload } from '../loading/usePreload.ts';
import { TRY_AGAIN } from '../texts.ts';
import { SAVE } from './texts.ts';

export interface CsvDialogProps {
  isOpen: boolean;
  /** Title of the file: 'Quad, Class/Mileage'. */
  title: string;
  /** The file's text as of RFC 4180, with a header line; undefined while it loads. */
  csv: string | undefined;
  /** File name for saving: 'sorties-2026-05-01.csv'. */
  fileName: string;
  /** Why loading failed. */
  error?: string | undefined;
  /** The call that returned the file, '/fleet-csv/all/2': it lets a member have the file emailed. */
  mailCall?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Called by the close button and Escape; the dialog stays open until `isOpen` is false. */
  onClose: () => void;
}

/** The CSV parser and the table are loaded on demand, because few visitors open a file. */
const contentPart = createPart(
  async () => (await import('./CsvContent.tsx')).CsvContent,
  <Skeleton count={8} />,
);
const PARTS = [contentPart];

/** Without a byte order mark spreadsheets assume a local encoding and show 'Zoë' as 'ZoÃ«'. */
const UTF8_MARK = '\uFEFF';

/** A full-screen dialog that shows a CSV file as a table and as text, and saves it (rule csv.dialog). */
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
      {SAVE}
    </Button>
  );
  const retry = onRetry && (
    <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
      {TRY_AGAIN}
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
