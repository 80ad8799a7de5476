// @inner @chunk ui-csv

import { csvParseRows } from 'd3-dsv';
import { useId, useMemo, useState } from 'react';
import { CsvTable } from './CsvTable.tsx';
import { CsvBody, CsvHead, CsvPane, CsvText } from './csvDialogStyle.ts';
import { MailToMe } from './MailToMe.tsx';
import { TabPanel } from '../navigation/TabPanel.tsx';
import { TabStrip } from '../navigation/TabStrip.tsx';
import { TABLE, TEXT, VIEW, csvAs } from './texts.ts';

const VIEWS = [
  { value: 'table', label: TABLE },
  { value: 'text', label: TEXT },
];

const UTF8_MARK = '\uFEFF';

interface CsvContentProps {
  csv: string;
  mailCall?: string | undefined;
}

/** Content of a CSV dialog: the file as a table and as text, and the button to email it. */
export function CsvContent({ csv, mailCall }: CsvContentProps) {
  const [view, setView] = useState('table');
  const panelId = useId();
  const lines = useMemo(() => csvParseRows(csv.replace(UTF8_MARK, '')), [csv]);
  const label = view === 'table' ? TABLE : TEXT;
  return (
    <CsvBody>
      <CsvHead>
        <TabStrip label={VIEW} tabs={VIEWS} value={view} onChange={setView} panelId={panelId} />
        {mailCall === undefined ? null : <MailToMe key={mailCall} call={mailCall} />}
      </CsvHead>
      <TabPanel id={panelId} label={label}>
        <CsvPane role="region" aria-label={csvAs(label.toLowerCase())} tabIndex={0}>
          {view === 'table' ? <CsvTable lines={lines} /> : <CsvText>{csv}</CsvText>}
        </CsvPane>
      </TabPanel>
    </CsvBody>
  );
}
