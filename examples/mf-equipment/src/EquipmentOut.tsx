import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Row, Rows, Who } from './equipmentStyle.ts';
import { forBoat, isWith, WALL_TITLE } from './texts.ts';
import { useEquipment } from './useEquipment.ts';

/** On the boathouse's wall: what is out, and with whom. Empty while everything is in. */
export function EquipmentOut() {
  const out = (useEquipment() ?? []).filter((item) => item.out.length > 0);
  if (out.length === 0) return null;
  return (
    <Card title={WALL_TITLE}>
      <Rows>
        {out.map(({ id, name, out: loans }) => (
          <Row key={id}>
            <span>
              {loans[0]?.value.boat === undefined ? name : forBoat(name, loans[0].value.boat)}
              <Who>{isWith(loans.map(({ member }) => member))}</Who>
            </span>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
