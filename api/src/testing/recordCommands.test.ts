import { mongo } from 'mongoose';
import { isEqualityOn } from './recordCommands.ts';
import { commandsWithoutClub } from './installationWide.ts';

const club = new mongo.ObjectId();
const other = new mongo.ObjectId();

test.each<[string, Record<string, unknown>, boolean]>([
  ['its id', { club, boat: other }, true],
  ['$eq', { club: { $eq: club } }, true],
  ['$and', { $and: [{ boat: other }, { club }] }, true],
  ['nothing', {}, false],
  ['another field', { boat: other }, false],
  ['several clubs', { club: { $in: [club, other] } }, false],
  ['any but one', { club: { $ne: club } }, false],
  ['either', { $or: [{ club }, { boat: other }] }, false],
  ['text', { club: 'all' }, false],
])('reads a filter by %s as limited to one club: %p', (_name, filter, expected) => {
  expect(isEqualityOn('club', filter)).toBe(expected);
});

test('reports commands without a club, except for allowed ones', () => {
  const seen = new Map([
    ['find clubs', new Map([['{"hosts":0}', false]])],
    ['update revisions', new Map([['{}', false]])],
    ['delete revisions', new Map([['{}', false]])],
    [
      'find sorties',
      new Map([
        ['{"club":0}', true],
        ['{"boat":0}', false],
      ]),
    ],
  ]);
  expect(commandsWithoutClub({ seen, unknown: new Set(['mapReduce']) })).toEqual([
    'delete revisions {}',
    'find sorties {"boat":0}',
    'mapReduce, which is not known here',
  ]);
});
