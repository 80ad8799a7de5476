import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';

/** The boats now out, in the order of launch. */
export function RecordsScreen() {
  const query = useStillOutQuery();
  return (
    <Screen title="Records">
      <Card title="Out now">
        <QueryResult
          query={query}
          isEmpty={(out) => out.length === 0}
          emptyText="All boats are in the house."
        >
          {(out) => (
            <ul>
              {out
                .toSorted((a, b) => a.launch.localeCompare(b.launch))
                .map(({ _id, bus, user }) => (
                  <li key={_id}>
                    {bus}, {user}
                  </li>
                ))}
            </ul>
          )}
        </QueryResult>
      </Card>
    </Screen>
  );
}
