import styled from 'styled-components';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { Card } from '@fleetwatch/kit/ui/Card';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { shortDay } from '../screen/shortDay.ts';

const Warnings = styled.ul`
  display: grid;
  gap: var(--s2);
  list-style: none;
  > li {
    padding-left: var(--s3);
    border-left: 6px solid var(--amber);
  }
  small {
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

/** What members warn of this week; nothing when nobody does (club-management §2, "Fleet home"). */
export function HeadsUp() {
  const { data } = useHeadsUpsQuery(undefined, LIVE_QUERY);
  if (!data || data.length === 0) return null;
  return (
    <Card title="Heads Up">
      <Warnings>
        {data.map(({ _id, description, user, date }) => (
          <li key={_id}>
            {description}{' '}
            <small>
              {user}, {shortDay(date)}
            </small>
          </li>
        ))}
      </Warnings>
    </Card>
  );
}
