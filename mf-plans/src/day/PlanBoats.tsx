import styled from 'styled-components';
import { hullColourOf } from '@fleetwatch/contract/boats/hullColours';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import type { Plan, PlanBoat } from '@fleetwatch/contract/plans/wire';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { boatsText } from '../plans/planTexts.ts';

/** Most boats drawn; further ones are counted. */
const DRAWN_MAX = 2;

/** px; the highest drawing of a list's scale. */
const DRAWING_HEIGHT = 29;
/** px; the line that counts further boats. */
const COUNT_HEIGHT = 20;

/** px; room for a boat of this many seats at a list's scale. */
const widthFor = (seats: number) => 39 + Math.ceil(7.4 * seats);

/* Reserves the space of its drawings until their code has loaded, so that the text beside them does not wrap again. */
const Place = styled.span`
  display: grid;
  align-content: center;
  justify-items: end;
  flex: none;
  color: var(--muted);
  font-size: var(--text-xs);
`;

const drawing = createPart(async () => (await import('@fleetwatch/kit/art/BoatDrawing')).BoatDrawing);

/** Returns the look of a plan's boat: only by its class's moniker until the fleet has loaded. */
function drawn({ _id, moniker }: PlanBoat, boats: readonly Boat[]) {
  const boat = boats.find((each) => each._id === _id);
  const shape = boat
    ? { name: boat.groupname, moniker: boat.groupmoniker, payload: boat.grouppayload }
    : { name: '', moniker };
  return { ...boatShape(shape), hull: hullColourOf(boat ?? { _id }) };
}

/** The boats reserved by a plan, drawn to one scale. */
export function PlanBoats({ plan, boats }: { plan: Plan; boats: readonly Boat[] }) {
  if (plan.fleet.length === 0) return null;
  const shown = plan.fleet.slice(0, DRAWN_MAX).map((boat) => ({ id: boat._id, ...drawn(boat, boats) }));
  const more = plan.fleet.length - shown.length;
  return (
    <Place
      title={boatsText(plan)}
      style={{
        minWidth: widthFor(Math.max(...shown.map(({ seats }) => seats))),
        minHeight: DRAWING_HEIGHT * shown.length + (more > 0 ? COUNT_HEIGHT : 0),
      }}
    >
      {shown.map(({ id, ...boat }) => (
        <drawing.View key={id} boat={boat} />
      ))}
      {more > 0 && `+${more}`}
    </Place>
  );
}
