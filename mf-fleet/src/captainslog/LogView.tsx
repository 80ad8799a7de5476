import styled from 'styled-components';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { shortDay } from '@fleetwatch/kit/ui/time/shortDay.ts';
import { LogEntries } from './LogEntries.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--s3);
  margin: 0;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
  }
`;

/** A boat's class, age, description and captain's log (rule log.view). */
export function LogView({ boat }: { boat: BoatDetail }) {
  return (
    <>
      <Card title={boat.name}>
        <Facts>
          <div>
            <dt>Fleet group</dt>
            <dd>
              {boat.groupname} ({boat.groupmoniker})
            </dd>
          </div>
          <div>
            <dt>Commissioned</dt>
            <dd>{boat.commissioned}</dd>
          </div>
          {boat.last === null ? null : (
            <div>
              <dt>Last outing</dt>
              <dd>
                {shortDay(boat.last)}
                {boat.lastby === null ? '' : ` by ${boat.lastby}`}
              </dd>
            </div>
          )}
          <div>
            <dt>Description</dt>
            <dd>{boat.description || 'None'}</dd>
          </div>
        </Facts>
        {boat.active ? null : (
          <div>
            <Badge $tone="amber">Dry docked</Badge>
          </div>
        )}
      </Card>
      <Card title="Log">
        <LogEntries log={boat.log} logedits={boat.logedits} />
      </Card>
    </>
  );
}
