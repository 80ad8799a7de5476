import { OUTCOME_TEXTS } from '@fleetwatch/contract/safety/texts';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { useAlertsQuery } from '@fleetwatch/kit/store/safety';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { AlertLines } from './AlertLines.tsx';
import { NO_INCIDENTS, expectedAt } from './texts.ts';

const isOver = ({ closed }: Alert): boolean => closed !== null;

/** Closed alerts, the latest first: times and outcomes, for watchers. */
export function AlertLog() {
  const query = useAlertsQuery();
  const { timeOf } = useClubTime();
  return (
    <QueryResult query={query} isEmpty={({ results }) => !results.some(isOver)} emptyText={NO_INCIDENTS}>
      {({ results }) => (
        <Stack>
          {results.filter(isOver).map((alert) => (
            <Card
              key={alert._id}
              title={alert.bus}
              actions={alert.outcome && <Badge>{OUTCOME_TEXTS[alert.outcome]}</Badge>}
            >
              <Quiet>{[alert.user, expectedAt(timeOf(alert.expected))].filter(Boolean).join(', ')}</Quiet>
              <AlertLines lines={alert.lines} />
            </Card>
          ))}
        </Stack>
      )}
    </QueryResult>
  );
}
