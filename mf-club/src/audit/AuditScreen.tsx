import { useMemo } from 'react';
import styled from 'styled-components';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useAuditCsvQuery, useAuditQuery, type AuditFilter } from './auditApi.ts';
import { AuditList } from './AuditList.tsx';
import { ActorFilter } from './ActorFilter.tsx';
import { useAddress } from '@fleetwatch/kit/ui/navigation/useAddress.ts';
import { KIND_OPTIONS } from './auditEntry.ts';
import { AUDIT } from '../texts.ts';
import { ABOUT, CSV, FROM, NO_ENTRIES, SHOW_MORE, THROUGH } from './texts.ts';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 48rem;
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
  align-items: end;
  gap: var(--s3);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > button {
    flex: 1 0 auto;
  }
`;

const ID = /^[0-9a-f]{24}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** /audit: decisions and edits, with their members and times (rule audit.shown). The address has the filter. */
export function AuditScreen() {
  const [search, choose] = useAddress();
  const csv = useCsvAddress();
  const dayOf = (name: string) => DAY.exec(search.get(name) ?? '')?.[0] ?? '';
  const kind = search.get('kind') ?? '';
  const filter: AuditFilter = {
    kind: KIND_OPTIONS.some(({ value }) => value === kind) ? kind : '',
    since: dayOf('since'),
    until: dayOf('until'),
    who: ID.exec(search.get('who') ?? '')?.[0] ?? '',
  };
  const query = useAuditQuery(filter);
  const file = useAuditCsvQuery(filter, { skip: !csv.isOpen });
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = useMemo(() => currentData?.pages.flatMap(({ results }) => results), [currentData]);
  return (
    <Screen title={AUDIT} status="ready">
      <Column>
        <Filters>
          <SelectField
            label={ABOUT}
            options={KIND_OPTIONS}
            value={filter.kind}
            onChange={(value) => choose('kind', value)}
          />
          <TextField
            label={FROM}
            type="date"
            value={filter.since}
            onChange={(value) => choose('since', value)}
          />
          <TextField
            label={THROUGH}
            type="date"
            value={filter.until}
            onChange={(value) => choose('until', value)}
          />
          <Buttons>
            <ActorFilter who={filter.who} onChange={(who) => choose('who', who)} />
            <Button onClick={csv.open}>{CSV}</Button>
          </Buttons>
        </Filters>
        <QueryResult
          query={{ ...query, currentData: entries }}
          isEmpty={({ length }) => length === 0}
          emptyText={NO_ENTRIES}
        >
          {(shown) => (
            <>
              <AuditList entries={shown} />
              {hasNextPage && (
                <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {SHOW_MORE}
                </Button>
              )}
            </>
          )}
        </QueryResult>
      </Column>
      <CsvDialog
        isOpen={csv.isOpen}
        title={AUDIT}
        csv={file.currentData}
        fileName="Audit.csv"
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </Screen>
  );
}
