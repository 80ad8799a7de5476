import { useState } from 'react';
import styled from 'styled-components';
import type { ClubExportsAnswer, ExportRecord } from '@fleetwatch/contract/export/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useRequestExportMutation, useClubExportsQuery } from './exportApi.ts';
import { startDownload } from './startDownload.ts';
import { CLUB_DATA } from '../texts.ts';
import {
  CONTENTS,
  DOWNLOAD_EVERYTHING,
  DOWNLOAD_STARTED,
  EXPORT_DATA,
  EXPORT_INTRO,
  exportedBy,
  INCLUDED,
  NEEDS_NETWORK,
  NO_EXPORTS,
  PERSONAL_DATA,
  RECENT_DOWNLOADS,
  RECORDS,
  WHATS_IN_IT,
} from './texts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: var(--s4);
  align-items: start;
`;

const Stack = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
`;

const Counts = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--s1) 0;
    text-align: start;
    font-weight: inherit;
    border-bottom: 1px solid var(--line);
  }
  td,
  thead th:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    padding-inline-start: var(--s3);
  }
  thead th {
    color: var(--muted);
  }
`;

/** /leaving: all of the club's data as a file in an open format (rules leaving.who, leaving.content). */
export function ExportScreen() {
  const query = useClubExportsQuery();
  return (
    <Screen title={CLUB_DATA}>
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(answer) => <ExportDetails {...answer} />}
      </QueryResult>
    </Screen>
  );
}

function ExportDetails({ collections, made }: ClubExportsAnswer) {
  return (
    <Columns>
      <Download />
      <Card title={WHATS_IN_IT}>
        <Counts>
          <thead>
            <tr>
              <th scope="col">{CONTENTS}</th>
              <th scope="col">{RECORDS}</th>
            </tr>
          </thead>
          <tbody>
            {collections.map(({ name, what, count }) => (
              <tr key={name}>
                <th scope="row">{what}</th>
                <td>{count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </Counts>
        <p>{INCLUDED}</p>
      </Card>
      <Card title={RECENT_DOWNLOADS}>
        {made.length === 0 ? <p>{NO_EXPORTS}</p> : <PastExports made={made} />}
      </Card>
    </Columns>
  );
}

function Download() {
  const isOnline = useIsOnline();
  const [requestExport, { isLoading, error }] = useRequestExportMutation();
  const [isStarted, setStarted] = useState(false);
  const handlePress = async () => {
    setStarted(false);
    const { data } = await requestExport();
    if (!data) return;
    startDownload(data.address);
    setStarted(true);
  };
  return (
    <Card title={EXPORT_DATA}>
      <Stack>
        <p>{EXPORT_INTRO}</p>
        <Notice tone="amber">{PERSONAL_DATA}</Notice>
        <Button icon="download" isBusy={isLoading} disabled={!isOnline} onClick={() => void handlePress()}>
          {DOWNLOAD_EVERYTHING}
        </Button>
        <div role="alert">{error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}</div>
        <div role="status">
          {isStarted && DOWNLOAD_STARTED}
          {!isOnline && NEEDS_NETWORK}
        </div>
      </Stack>
    </Card>
  );
}

function PastExports({ made }: { made: readonly ExportRecord[] }) {
  const today = useClubQuery().data?.today;
  return (
    <ul>
      {made.map(({ at, who }, index) => (
        <li key={`${at} ${index}`}>{exportedBy(at, who, today)}</li>
      ))}
    </ul>
  );
}
