// @inner @chunk ui-csv

import { Cell, HeadCell, Table } from './csvDialogStyle.ts';
import { NO_LINES } from './texts.ts';

interface CsvTableProps {
  /** The first line is the header. */
  lines: readonly (readonly string[])[];
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^-?[\d,]*\.?\d+$/.test(text);

/** A CSV file as a table; columns of numbers are right-aligned. */
export function CsvTable({ lines: [columns = [], ...rows] }: CsvTableProps) {
  const numeric = columns.map(
    (_name, at) =>
      rows.some((row) => isNumber(row[at])) && rows.every((row) => !row[at] || isNumber(row[at])),
  );
  if (rows.length === 0) return <p>{NO_LINES}</p>;
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((name, at) => (
            <HeadCell key={at} scope="col" $isNumber={numeric[at] ?? false}>
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {columns.map((_name, at) => (
              <Cell key={at} $isNumber={numeric[at] ?? false}>
                {row[at]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
