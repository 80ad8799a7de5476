import { useState } from 'react';
import styled from 'styled-components';
import type { ClubExportsAnswer, ExportRecord } from '@fleetwatch/contract/export/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useAskForExportMutation, useClubExportsQuery } from './exportApi.ts';
import { startDownload } from './startDownload.ts';

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

/** /leaving: everything of the club as a file in an open format (rules leaving.who, leaving.content). */
export function ExportScreen() {
  const query = useClubExportsQuery();
  return (
    <Screen title="The club's data">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(answer) => <Leaving {...answer} />}
      </QueryResult>
    </Screen>
  );
}

function Leaving({ collections, made }: ClubExportsAnswer) {
  return (
    <Columns>
      <Download />
      <Card title="What is in it">
        <Counts>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Documents</th>
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
        <p>
          Pictures and films come along, and the logbook a second time for efa. Passwords, birth dates,
          guardians, emergency contacts and medical notes stay here: members give them again.
        </p>
      </Card>
      <Card title="Last downloads">
        {made.length === 0 ? <p>No recent exports.</p> : <Made made={made} />}
      </Card>
    </Columns>
  );
}

function Download() {
  const isOnline = useIsOnline();
  const [ask, { isLoading, error }] = useAskForExportMutation();
  const [isStarted, setStarted] = useState(false);
  const handlePress = async () => {
    setStarted(false);
    const { data } = await ask();
    if (!data) return;
    startDownload(data.address);
    setStarted(true);
  };
  return (
    <Card title="Export data">
      <Stack>
        <p>
          Everything that the club has here, as one file in an open format that other programs can read. A
          server of your own reads it back into an empty club.
        </p>
        <Notice tone="amber">
          This is personal data: names, addresses and outings of every member. Keep it as you keep the
          club&rsquo;s own papers, and delete it when it has served.
        </Notice>
        <Button icon="download" isBusy={isLoading} disabled={!isOnline} onClick={() => void handlePress()}>
          Download everything
        </Button>
        <div role="alert">{error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}</div>
        <div role="status">
          {isStarted && 'The download begins. A large club takes a minute.'}
          {!isOnline && 'The download needs a network.'}
        </div>
      </Stack>
    </Card>
  );
}

function Made({ made }: { made: readonly ExportRecord[] }) {
  return (
    <ul>
      {made.map(({ at, who }, index) => (
        <li key={`${at} ${index}`}>
          {datePart(at)} {shortTime(at)}, {who ?? 'the operator'}
        </li>
      ))}
    </ul>
  );
}
