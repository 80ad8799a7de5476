import { useId, useState } from 'react';
import styled from 'styled-components';
import {
  hasRequiredColumns,
  columnsOf,
  daysIn,
  IMPORT_FIELDS,
  rowsOf,
  type Columns,
} from '@fleetwatch/contract/clearances/importRows';
import { dateOrderOf, type DateOrder } from '@fleetwatch/contract/tables/days';
import { IMPORT_COLUMNS, IMPORT_DATES } from '@fleetwatch/contract/clearances/texts';
import type { ImportedRow, ImportRow } from '@fleetwatch/contract/clearances/wire';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { Head, Line } from '../clearances/clearanceStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import {
  useGrantsImportsQuery,
  useImportGrantsMutation,
  useUndoImportMutation,
} from '../clearances/clearancesApi.ts';
import { useSheetFile, type Sheet } from './useSheetFile.ts';
import {
  DATE_ORDER,
  DAY_FIRST,
  FIELD_LABELS,
  FILE,
  FILE_HINT,
  IMPORTS,
  MONTH_FIRST,
  NOT_IN_FILE,
  NO_IMPORTS,
  ROWS,
  ROW_STATUS_TEXTS,
  SKIP_PROBLEMS,
  UNDO,
  checkRows,
  clearancesGranted,
  column,
  grantClearances,
  importText,
  importUndone,
  importedBy,
  moreRows,
  previewText,
  row,
  rowText,
  rowTitle,
} from './texts.ts';

const ORDERS = [
  { value: 'dmy', label: DAY_FIRST },
  { value: 'mdy', label: MONTH_FIRST },
];
const STATUS_TONES: Readonly<Record<ImportedRow['status'], BadgeTone>> = {
  new: 'green',
  held: 'neutral',
  problem: 'red',
};
/** Rows shown of each kind; no one reads a thousand. */
const SHOWN = 50;

const File = styled.input`
  width: 100%;
  min-height: var(--target);
  font-size: max(16px, 1rem);
`;

/** Imports clearances from a file, for officers (rule clearance.import). */
export function ImportView() {
  const id = useId();
  const { sheet, setSheet, refusal, isReading, pick } = useSheetFile();
  return (
    <Stack>
      <Card>
        <Stack>
          <div>
            <label htmlFor={id}>
              <strong>{FILE}</strong>
            </label>
            <File
              id={id}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
              disabled={isReading}
              onChange={(event) => void pick(event)}
            />
          </div>
          <Quiet>{FILE_HINT}</Quiet>
          <div role="alert">{refusal !== '' && <Notice tone="red">{refusal}</Notice>}</div>
        </Stack>
      </Card>
      {sheet && (
        <SheetImport key={sheet.name + sheet.lines.length} sheet={sheet} onDone={() => setSheet(null)} />
      )}
      <Imports />
    </Stack>
  );
}

function SheetImport({ sheet: { header, headerLine, lines }, onDone }: { sheet: Sheet; onDone: () => void }) {
  const [columns, setColumns] = useState<Columns>(columnsOf(header));
  const [chosen, setChosen] = useState<DateOrder | null>(null);
  const [skipProblems, setSkipProblems] = useState(false);
  const [preview, previewed] = useImportGrantsMutation();
  const [apply, applied] = useImportGrantsMutation();
  const showOutcome = useResultToast();
  const found = dateOrderOf(daysIn(lines, columns));
  const order = chosen ?? found;
  const missing = !hasRequiredColumns(columns) ? IMPORT_COLUMNS : order === null ? IMPORT_DATES : '';
  const rows = order === null ? [] : rowsOf(lines, columns, order);
  const judged = previewed.data;
  const map = (field: keyof ImportRow, at: string) => {
    previewed.reset();
    const { [field]: _before, ...others } = columns;
    setColumns(at === '' ? others : { ...others, [field]: Number(at) });
  };
  const submit = async () => {
    const { data, error } = await apply({ rows, isPreview: false, skipProblems });
    const granted = data?.counts.new ?? 0;
    showOutcome(error, clearancesGranted(granted));
    if (data) onDone();
  };
  return (
    <Card>
      <Stack>
        <Fields>
          {IMPORT_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={FIELD_LABELS[field]}
              options={[
                { value: '', label: NOT_IN_FILE },
                ...header.map((title, at) => ({ value: String(at), label: title || column(at + 1) })),
              ]}
              value={columns[field] === undefined ? '' : String(columns[field])}
              onChange={(at) => map(field, at)}
            />
          ))}
        </Fields>
        {found === null && (
          <RadioGroup
            label={DATE_ORDER}
            options={ORDERS}
            value={chosen ?? ''}
            onChange={(value) => {
              previewed.reset();
              setChosen(value === 'mdy' ? 'mdy' : 'dmy');
            }}
          />
        )}
        {missing !== '' && <Notice tone="amber">{missing}</Notice>}
        {previewed.error && <Notice tone="red">{failureOf(previewed.error).text}</Notice>}
        <div>
          <Button
            tone={judged ? 'secondary' : 'primary'}
            disabled={missing !== ''}
            isBusy={previewed.isLoading}
            onClick={() => void preview({ rows, isPreview: true })}
          >
            {checkRows(lines.length)}
          </Button>
        </div>
        {judged && (
          <>
            <p role="status">{previewText(judged.counts)}</p>
            <Judged rows={rows} judged={judged.rows} firstLine={headerLine + 1} />
            {judged.counts.problem > 0 && (
              <CheckboxField label={SKIP_PROBLEMS} isChecked={skipProblems} onChange={setSkipProblems} />
            )}
            <div>
              <Button
                tone="primary"
                disabled={judged.counts.new === 0 || (judged.counts.problem > 0 && !skipProblems)}
                isBusy={applied.isLoading}
                onClick={() => void submit()}
              >
                {grantClearances(judged.counts.new)}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface JudgedProps {
  rows: readonly ImportRow[];
  judged: readonly ImportedRow[];
  /** Line number of the first row. */
  firstLine: number;
}

/** The results of the rows, those with problems first. */
function Judged({ rows, judged, firstLine }: JudgedProps) {
  const numbered = judged.map((row, at) => ({ ...row, at }));
  const ordered = (['problem', 'new', 'held'] as const).flatMap((status) =>
    numbered.filter((row) => row.status === status).slice(0, SHOWN),
  );
  return (
    <>
      <EntryList aria-label={ROWS}>
        {ordered.map(({ at, status, member, text, expires }) => (
          <li key={at}>
            <Line>
              <div>
                {rowTitle(
                  member || rows[at]?.name || rows[at]?.email || row(at + firstLine),
                  rows[at]?.clearance ?? '',
                )}
                <Quiet>{rowText(text, expires, at + firstLine)}</Quiet>
              </div>
              <Badge $tone={STATUS_TONES[status]}>{ROW_STATUS_TEXTS[status]}</Badge>
            </Line>
          </li>
        ))}
      </EntryList>
      {ordered.length < judged.length && <Quiet>{moreRows(judged.length - ordered.length)}</Quiet>}
    </>
  );
}

/** The latest imports, each of which can be undone with one tap for thirty days. */
function Imports() {
  const query = useGrantsImportsQuery(undefined, LIST_QUERY);
  const [undo, { isLoading }] = useUndoImportMutation();
  const showOutcome = useResultToast();
  const handleUndo = async (id: string) => {
    const { data, error } = await undo(id);
    showOutcome(error, importUndone(data?.revoked ?? 0, data?.left ?? 0));
  };
  return (
    <Card>
      <Stack>
        <Head>
          <h2>{IMPORTS}</h2>
        </Head>
        <QueryResult query={query} isEmpty={(imports) => imports.length === 0} emptyText={NO_IMPORTS}>
          {(imports) => (
            <EntryList aria-label={IMPORTS}>
              {imports.map((one) => (
                <li key={one._id}>
                  <Line>
                    <div>
                      {importedBy(one.at, one.by)}
                      <Quiet>{importText(one.count, one.standing)}</Quiet>
                    </div>
                    {one.canUndo && one.standing > 0 && (
                      <Button tone="quiet" isBusy={isLoading} onClick={() => void handleUndo(one._id)}>
                        {UNDO}
                      </Button>
                    )}
                  </Line>
                </li>
              ))}
            </EntryList>
          )}
        </QueryResult>
      </Stack>
    </Card>
  );
}
