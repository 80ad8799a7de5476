import styled from 'styled-components';
import { rowDamage } from '@fleetwatch/contract/damages/texts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { OUT_OF_SERVICE_OR_RESTRICTED } from './texts.ts';

const Boats = styled.ul`
  display: grid;
  gap: var(--s2);
  list-style: none;
  overflow-wrap: anywhere;
`;

/** The limited and unfit boats, with the reason, the unfit first (rule damage.kiosk). */
export function RestrictedBoats() {
  const { boats } = useKiosk().data;
  const damaged = boats
    .filter(({ damage }) => rowDamage(damage) !== undefined)
    .toSorted((one, other) => Number(one.active) - Number(other.active));
  if (damaged.length === 0) return null;
  return (
    <Card title={OUT_OF_SERVICE_OR_RESTRICTED}>
      <Boats>
        {damaged.map(({ _id, name, damage }) => (
          <li key={_id}>
            <strong>{name}</strong> {rowDamage(damage)}
          </li>
        ))}
      </Boats>
    </Card>
  );
}
