import { boatShape } from './boatShape.ts';

test.each([
  ['1x', 1, 'scull', 'none', 'shell'],
  ['1p', 1, 'scull', 'none', 'shell'],
  ['1b', 1, 'scull', 'none', 'shell'],
  ['2x', 2, 'scull', 'none', 'shell'],
  ['2', 2, 'sweep', 'none', 'shell'],
  ['2-', 2, 'sweep', 'none', 'shell'],
  ['2+', 2, 'sweep', 'stern', 'shell'],
  ['4x', 4, 'scull', 'none', 'shell'],
  ['4X', 4, 'scull', 'none', 'shell'],
  ['4-', 4, 'sweep', 'none', 'shell'],
  ['4+', 4, 'sweep', 'bow', 'shell'],
  ['8+', 8, 'sweep', 'stern', 'shell'],
  ['2-4-8p', 8, 'sweep', 'stern', 'shell'],
  ['248p', 8, 'sweep', 'stern', 'shell'],
  ['gig', 4, 'scull', 'stern', 'gig'],
  ['launch', 0, 'scull', 'none', 'launch'],
])('returns the shape of a boat of class %s (rule class.shape)', (moniker, seats, rig, cox, kind) => {
  expect(boatShape({ name: 'Any', moniker })).toEqual({ seats, rig, cox, kind });
});

test.each([
  ['Tiny One', undefined, 1, 'scull', 'none', 'shell'],
  ['Tiny One', 1, 1, 'scull', 'none', 'shell'],
  ['Wherry', 2, 2, 'scull', 'none', 'shell'],
  ['Wherry', 3, 2, 'sweep', 'stern', 'shell'],
  ['Bowloader', 5, 4, 'sweep', 'bow', 'shell'],
  ['Coxed Quad', 5, 4, 'scull', 'stern', 'shell'],
  ['Octuple', 8, 8, 'scull', 'none', 'shell'],
  ['Big Eight', 9, 8, 'sweep', 'stern', 'shell'],
  ['Church Boat', 12, 1, 'scull', 'none', 'shell'],
  ['Big Gig', 7, 6, 'scull', 'stern', 'gig'],
  ['Small Gig', 2, 2, 'scull', 'none', 'gig'],
  ['Coaching Launch', 4, 0, 'scull', 'none', 'launch'],
])("returns the shape of a club's own class: %s with %p places", (name, payload, seats, rig, cox, kind) => {
  expect(boatShape({ name, moniker: 'own', ...(payload && { payload }) })).toEqual({ seats, rig, cox, kind });
});
