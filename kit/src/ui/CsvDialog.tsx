import { csvParseRows } from 'd3-dsv';
import { useId, useMemo, useState } from 'react';
import { Button } from './Button.tsx';
import { CsvTable } from './CsvTable.tsx';
import { CsvBody, CsvPane, CsvText } from './csvDialogStyle.ts';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { saveTextFile } from './saveTextFile.ts';
import { Skeleton } from './Skeleton.tsx';
import { TabPanel } from './TabPanel.tsx';
import { TabStrip } from './TabStrip.tsx';

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
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** The close button or Escape. Nothing closes until `isOpen` is false. */
  onClose: () => void;
}

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'text', label: 'Text' },
];

/** Without it a spreadsheet takes the file for its own country's letters, and 'Zoë' for 'ZoÃ«'. */
const UTF8_MARK = '\uFEFF';

/** A CSV file over the whole screen, as a table and as its text, with a button that saves it (club-management §2). */
export function CsvDialog({
  isOpen,
  title,
  csv,
  fileName,
  error,
  onRetry,
  isRetrying = false,
  onClose,
}: CsvDialogProps) {
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
      {csv === undefined ? null : <CsvContent csv={csv} />}
    </Dialog>
  );
}

function CsvContent({ csv }: { csv: string }) {
  const [view, setView] = useState('table');
  const panelId = useId();
  const lines = useMemo(() => csvParseRows(csv.replace(UTF8_MARK, '')), [csv]);
  const label = view === 'table' ? 'Table' : 'Text';
  return (
    <CsvBody>
      <TabStrip label="View" tabs={VIEWS} value={view} onChange={setView} panelId={panelId} />
      <TabPanel id={panelId} label={label}>
        <CsvPane role="region" aria-label={`CSV as ${label.toLowerCase()}`} tabIndex={0}>
          {view === 'table' ? <CsvTable lines={lines} /> : <CsvText>{csv}</CsvText>}
        </CsvPane>
      </TabPanel>
    </CsvBody>
  );
}
