import styled from 'styled-components';
import { hullColourOf } from '@fleetwatch/contract/boats/hullColours';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import type { Plan, PlanBoat } from '@fleetwatch/contract/plans/wire';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { boatsText } from '../plans/planTexts.ts';

/** More boats than this are counted, not drawn. */
const DRAWN_MAX = 2;

const Place = styled.span`
  display: grid;
  justify-items: end;
  flex: none;
  min-width: 36px;
  min-height: 25px;
  color: var(--muted);
  font-size: var(--text-xs);
`;

const drawing = createPart(async () => (await import('@fleetwatch/kit/art/BoatDrawing')).BoatDrawing);

/** How a plan's boat is drawn: by its class's moniker alone until the fleet is there. */
function drawn({ _id, moniker }: PlanBoat, boats: readonly Boat[]) {
  const boat = boats.find((each) => each._id === _id);
  const shape = boat
    ? { name: boat.groupname, moniker: boat.groupmoniker, payload: boat.grouppayload }
    : { name: '', moniker };
  return { ...boatShape(shape), hull: hullColourOf(boat ?? { _id }) };
}

/** The boats that a plan holds, drawn to one scale. */
export function PlanBoats({ plan, boats }: { plan: Plan; boats: readonly Boat[] }) {
  if (plan.fleet.length === 0) return null;
  const more = plan.fleet.length - DRAWN_MAX;
  return (
    <Place title={boatsText(plan)}>
      {plan.fleet.slice(0, DRAWN_MAX).map((boat) => (
        <drawing.View key={boat._id} boat={drawn(boat, boats)} />
      ))}
      {more > 0 && `+${more}`}
    </Place>
  );
}
