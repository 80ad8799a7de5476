import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rankedCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { CsvSort } from '@fleetwatch/contract/boats/edits';
import { failureOf } from '../store/apiFailure.ts';
import { useClubQuery } from '../store/clubs.ts';
import { useSeasonsQuery } from '../store/seasons.ts';
import { CsvDialog } from '../ui/csv/CsvDialog.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import type { FieldOption } from '../ui/form/SelectField.tsx';
import { TabStrip } from '../ui/navigation/TabStrip.tsx';
import { rankedCall } from './rankedCall.ts';
import { currentSeason, RANK_BY, rankedTitle, SEASON } from './texts.ts';

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
  /** A past season; absent for the current one. */
  season?: string | undefined;
  /** Lets a past season be chosen. */
  onSeason?: (season: string | undefined) => void;
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
  season,
  onSeason,
  sort,
  onSort,
  query,
  call,
  children,
}: RankedFilesProps) {
  const { data: club } = useClubQuery();
  const [current, ...past] = useSeasonsQuery().data ?? [];
  const chosen = past.find((each) => String(each.season) === season);
  const groupName = groups.find(({ value }) => value === group)?.label ?? '';
  const fileDay = (chosen ? chosen.name.replace('/', '-') : club?.today) ?? '';
  const tabs = sorts.map((label, at) => ({ value: String(at), label }));
  return (
    <Panel>
      <SelectField label={groupLabel} options={groups} value={group} onChange={onGroup} />
      {onSeason && current && past.length > 0 && (
        <SelectField
          label={SEASON}
          options={[
            { value: '', label: currentSeason(current.name) },
            ...past.map(({ season: year, name }) => ({ value: String(year), label: name })),
          ]}
          value={chosen ? String(chosen.season) : ''}
          onChange={(value) => onSeason(value || undefined)}
        />
      )}
      <TabStrip
        label={RANK_BY}
        tabs={tabs}
        value={sort === null ? '' : String(sort)}
        onChange={(value) => onSort(Number(value) as CsvSort)}
      />
      {children}
      <CsvDialog
        isOpen={sort !== null}
        title={sort === null ? '' : rankedTitle(groupName, sorts[sort] ?? '', chosen?.name)}
        csv={query.currentData}
        fileName={rankedCsvName(groupName, fileDay)}
        error={query.error ? failureOf(query.error).text : undefined}
        mailCall={`/${rankedCall(call, { group: group || 'all', sort: sort ?? 0, season })}`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        onClose={() => onSort(null)}
      />
    </Panel>
  );
}
