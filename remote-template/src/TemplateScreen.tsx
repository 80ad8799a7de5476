import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';

/** The boats now out, in the order of launch. */
export function TemplateScreen() {
  const query = useStillOutQuery();
  return (
    <Screen title="Your Remote">
      <Card title="Out now">
        <QueryResult query={query} isEmpty={(out) => out.length === 0} emptyText="All boats are in.">
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
