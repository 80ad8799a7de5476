import { boatLook, fleetBoatLook, sortieBoatLook } from './boatLook.ts';
import { HULL_COLOURS } from './hullColours.ts';

const EIGHT = { name: 'Eight', moniker: '8+', payload: 9 };
const FLEET = [{ _id: 'kestrel', hull: 'sky' as const }];

it('draws the boat of a sortie by its class, in the color of the fleet’s boat', () => {
  const kestrel = { bus_id: 'kestrel', moniker: '8+' };
  expect(sortieBoatLook(kestrel, FLEET, [EIGHT])).toEqual({
    seats: 8,
    rig: 'sweep',
    cox: 'stern',
    kind: 'shell',
    hull: HULL_COLOURS.sky,
  });
});

it('draws a boat outside the fleet, of a deleted class, by its moniker', () => {
  const own = sortieBoatLook({ bus_id: 'own', moniker: '1p' }, FLEET, []);
  expect(own).toEqual(boatLook({ _id: 'own' }, { name: '', moniker: '1p' }));
  expect(own).toMatchObject({ seats: 1, rig: 'scull' });
});

it('draws a boat of the fleet by its own class', () => {
  const kestrel = { _id: 'kestrel', hull: 'sky' as const };
  const named = { groupname: EIGHT.name, groupmoniker: EIGHT.moniker, grouppayload: EIGHT.payload };
  expect(fleetBoatLook({ ...kestrel, ...named })).toEqual(boatLook(kestrel, EIGHT));
});
