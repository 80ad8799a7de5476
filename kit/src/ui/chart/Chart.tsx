import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/createStore.ts';
import { selectProfile } from '../../store/sessionSlice.ts';
import { toastShown } from '../../store/toasts.ts';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { ChartHeading } from './chartPicture.ts';
import { PICTURE_NOT_SAVED, SAVE_AS_PNG, SHOW_AS_TABLE, asTable } from './texts.ts';

/** A chart's values. */
export interface ChartTable {
  /** The first belongs to the rows themselves. */
  columns: readonly string[];
  rows: readonly { head: string; cells: readonly (string | number)[] }[];
}

interface ChartProps extends ChartHeading {
  /** File name of the picture: 'me-season-miles-2026.png'. */
  fileName: string;
  /** Absent if the same table is beside the chart. */
  table?: ChartTable;
  /** The drawing, one SVG, and related elements such as a legend. */
  children: ReactNode;
}

/** Beside the disclosure, unmoved by the table that it opens. */
const Tools = styled.div`
  position: relative;
  > button {
    position: absolute;
    top: 0;
    right: calc(-1 * var(--s4));
  }
  > button:only-child {
    position: static;
  }
`;

const Disclosure = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--water);
    font-weight: var(--weight-label);
    cursor: pointer;
  }
`;

const Values = styled.div`
  max-height: 20rem;
  overflow: auto;
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  th,
  td {
    padding: var(--s1) 0 var(--s1) var(--s2);
    border-bottom: var(--border) solid var(--line);
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--muted);
  }
`;

/** A chart, its values as a table behind "Show as table", and its picture as a file; without charts on this device, the table. */
export function Chart({ title, pictureKey, fileName, table, children }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const { isAnalytic } = useAppSelector(selectProfile);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const drawing = frame.current?.querySelector('svg');
    if (!drawing) return;
    setIsSaving(true);
    try {
      const { saveChartPng } = await import('./saveChartPng.ts');
      await saveChartPng(drawing, { title, ...(pictureKey && { pictureKey }) }, fileName);
    } catch {
      dispatch(toastShown({ text: PICTURE_NOT_SAVED, tone: 'danger' }));
    } finally {
      setIsSaving(false);
    }
  };
  if (!isAnalytic && !table) return null;
  return (
    <div>
      {isAnalytic && <div ref={frame}>{children}</div>}
      <Tools>
        {table && (
          <Disclosure key={String(isAnalytic)} open={!isAnalytic}>
            <summary>
              {SHOW_AS_TABLE}
              <VisuallyHidden> {title}</VisuallyHidden>
            </summary>
            <Values role="region" aria-label={asTable(title)} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    {table.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.rows.map(({ head, cells }) => (
                    <tr key={head}>
                      <th scope="row">{head}</th>
                      {cells.map((cell, index) => (
                        <td key={table.columns[index + 1]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Values>
          </Disclosure>
        )}
        {isAnalytic && (
          <Button tone="quiet" isBusy={isSaving} onClick={() => void save()}>
            {SAVE_AS_PNG}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </Tools>
    </div>
  );
}
