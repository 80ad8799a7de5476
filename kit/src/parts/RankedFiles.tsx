import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rankedCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { CsvSort } from '@fleetwatch/contract/boats/edits';
import { failureOf } from '../store/apiFailure.ts';
import { useClubQuery } from '../store/clubs.ts';
import { CsvDialog } from '../ui/csv/CsvDialog.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import type { FieldOption } from '../ui/form/SelectField.tsx';
import { TabStrip } from '../ui/navigation/TabStrip.tsx';
import { RANK_BY } from './texts.ts';

interface CsvQuery {
  currentData?: string | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RankedFilesProps {
  /** 'Class' or 'User group' */
  groupLabel: string;
  groups: readonly FieldOption[];
  group: string;
  onGroup: (group: string) => void;
  /** Labels of the sort tabs, by their index. */
  sorts: readonly string[];
  /** The chosen sort, whose file is open. */
  sort: CsvSort | null;
  onSort: (sort: CsvSort | null) => void;
  query: CsvQuery;
  /** The call that returns the files: 'fleet-csv'. */
  call: 'fleet-csv' | 'users-csv';
  /** Content below the choice of files. */
  children?: ReactNode;
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 40rem;
`;

/** Ranked lists as CSV: closed until a sort is chosen, then full screen (rule boat.ranked-file). */
export function RankedFiles({
  groupLabel,
  groups,
  group,
  onGroup,
  sorts,
  sort,
  onSort,
  query,
  call,
  children,
}: RankedFilesProps) {
  const { data: club } = useClubQuery();
  const groupName = groups.find(({ value }) => value === group)?.label ?? '';
  const tabs = sorts.map((label, at) => ({ value: String(at), label }));
  return (
    <Panel>
      <SelectField label={groupLabel} options={groups} value={group} onChange={onGroup} />
      <TabStrip
        label={RANK_BY}
        tabs={tabs}
        value={sort === null ? '' : String(sort)}
        onChange={(value) => onSort(Number(value) as CsvSort)}
      />
      {children}
      <CsvDialog
        isOpen={sort !== null}
        title={sort === null ? '' : `${groupName}, ${sorts[sort] ?? ''}`}
        csv={query.currentData}
        fileName={rankedCsvName(groupName, club?.today ?? '')}
        error={query.error ? failureOf(query.error).text : undefined}
        mailCall={`/${call}/${group || 'all'}/${sort ?? 0}`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        onClose={() => onSort(null)}
      />
    </Panel>
  );
}
