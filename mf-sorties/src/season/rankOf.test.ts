import { rankOf } from './rankOf.ts';

const members = [
  { _id: 'ada', miles: 40 },
  { _id: 'ben', miles: 90 },
  { _id: 'cyd', miles: 40 },
  { _id: 'dan', miles: 0 },
];

it('ranks by the number of members with more miles; equals share a place (rule member.ranked-file)', () => {
  expect(['ben', 'ada', 'cyd', 'dan'].map((id) => rankOf(id, members)?.rank)).toEqual([1, 2, 2, 4]);
  expect(rankOf('ben', members)?.of).toBe(4);
});

it('returns null for a member who is not in the list, or whose miles are unknown', () => {
  expect(rankOf('eve', members)).toBeNull();
  expect(rankOf('eve', [...members, { _id: 'eve' }])).toBeNull();
});
