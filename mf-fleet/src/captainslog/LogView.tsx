import styled from 'styled-components';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { fleetBoatLook } from '@fleetwatch/contract/boats/boatLook';
import { OpenDamage } from '../damage/OpenDamage.tsx';
import { LogEntries } from './LogEntries.tsx';
import { COMMISSIONED, DRY_DOCKED } from '../texts.ts';
import { DESCRIPTION, FLEET_GROUP, LAST_SORTIE, LOG, NO_DESCRIPTION, rowedBy } from './texts.ts';

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

const Water = styled.div`
  display: grid;
  place-items: center;
  margin: calc(-1 * var(--s4));
  margin-bottom: 0;
  padding: var(--s4) var(--s3);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: linear-gradient(
    color-mix(in srgb, var(--water) 14%, var(--card)),
    color-mix(in srgb, var(--water) 28%, var(--card))
  );
`;

/** Width of a pane's drawing of the boat, px. */
const DRAWING_PX = 330;

interface LogViewProps {
  boat: BoatDetail;
  /** Beside the fleet's table, where the drawing replaces the name, which is the pane's title. */
  isPane?: boolean;
}

/** A boat's class, age, description and captain's log (rule log.view). */
export function LogView({ boat, isPane = false }: LogViewProps) {
  const { data: club } = useClubQuery();
  return (
    <>
      <Card title={isPane ? undefined : boat.name}>
        {isPane ? (
          <Water>
            <BoatDrawing
              boat={fleetBoatLook(boat)}
              blade={club?.identity}
              isDryDocked={!boat.active}
              width={DRAWING_PX}
              hasWater
            />
          </Water>
        ) : null}
        <Facts>
          <div>
            <dt>{FLEET_GROUP}</dt>
            <dd>
              {boat.groupname} ({boat.groupmoniker})
            </dd>
          </div>
          <div>
            <dt>{COMMISSIONED}</dt>
            <dd>{boat.commissioned}</dd>
          </div>
          {boat.last === null ? null : (
            <div>
              <dt>{LAST_SORTIE}</dt>
              <dd>
                {dayText(boat.last)}
                {boat.lastby === null ? '' : rowedBy(boat.lastby)}
              </dd>
            </div>
          )}
          <div>
            <dt>{DESCRIPTION}</dt>
            <dd>{boat.description || NO_DESCRIPTION}</dd>
          </div>
        </Facts>
        {boat.active ? null : (
          <div>
            <Badge $tone="amber">{DRY_DOCKED}</Badge>
          </div>
        )}
        {boat.damage ? <OpenDamage damage={boat.damage} /> : null}
      </Card>
      <Slot name="boat.page" boat={boat._id} />
      <Card title={LOG}>
        <LogEntries log={boat.log} logedits={boat.logedits} />
      </Card>
    </>
  );
}
