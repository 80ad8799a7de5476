import { boatOf, boathouseAt } from '../testing/boathouse.ts';
import { drawnBoat, drawnOuting } from './drawnBoat.ts';

const { fleetGroups } = boathouseAt('2026-05-01 06:47:30');
const FLEET = [boatOf('Kestrel', '8+')];

it('draws the boat of an outing by its class, in the colour of the fleet’s boat', () => {
  const kestrel = { bus_id: 'boat-Kestrel', moniker: '8+' };
  const eight = { name: 'Eight', moniker: '8+' };
  expect(drawnOuting(kestrel, FLEET, fleetGroups)).toEqual(drawnBoat({ _id: 'boat-Kestrel' }, eight));
  expect(drawnOuting(kestrel, FLEET, fleetGroups)).toMatchObject({ seats: 8, rig: 'sweep', cox: 'stern' });
});

it('draws a boat that is none of the fleet’s, of a class that is gone, as its moniker says', () => {
  expect(drawnOuting({ bus_id: 'own', moniker: '1p' }, FLEET, [])).toMatchObject({ seats: 1, rig: 'scull' });
});
