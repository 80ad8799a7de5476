import { byLaunch } from './byLaunch.ts';

it('sorts by launch, and equal launches in a fixed order', () => {
  const sorties = [
    { _id: 'b', launch: '2026-05-01 06:00:00' },
    { _id: 'c', launch: '2026-04-30 18:00:00' },
    { _id: 'a', launch: '2026-05-01 06:00:00' },
  ];
  const order = ['c', 'a', 'b'];
  expect(sorties.toSorted(byLaunch).map(({ _id }) => _id)).toEqual(order);
  expect(
    sorties
      .toReversed()
      .sort(byLaunch)
      .map(({ _id }) => _id),
  ).toEqual(order);
});
