import { Types } from 'mongoose';
import { creditDifference, creditsOf, NO_WORKOUT_TYPE, type Credit, type CreditedSortie } from './credits.ts';

const id = (): Types.ObjectId => new Types.ObjectId();
const [kim, ana, lender, type] = [id(), id(), id(), id()];
const sortie: CreditedSortie = {
  club: id(),
  day: '2026-11-05',
  season: 2026,
  boat: id(),
  fleetGroup: id(),
  userGroup: id(),
  launcher: kim,
  crew: [],
  isSolo: false,
  landedAt: new Date(0),
  isLate: false,
  milesHundredths: 550,
  workout: { type: null },
};
const ofMember = (credits: Credit[], member: Types.ObjectId): Credit | undefined =>
  credits.find(({ kind, subject }) => kind === 'member' && subject === String(member));

describe('creditsOf (rule credit.counts)', () => {
  test('credits nothing for an open or late sortie', () => {
    expect(creditsOf({ ...sortie, landedAt: null })).toEqual([]);
    expect(creditsOf({ ...sortie, isLate: true })).toEqual([]);
  });

  test('credits one trip and its miles to launcher, crew, boat, class, user group, club and day', () => {
    const credits = creditsOf({ ...sortie, crew: [ana] });
    const subjects = [kim, ana, sortie.boat, sortie.fleetGroup, sortie.userGroup, sortie.club, sortie.club];
    expect(credits.map(({ subject }) => subject)).toEqual(subjects.map(String));
    expect(credits.map(({ kind }) => kind)).toEqual([
      'member',
      'member',
      'boat',
      'fleetgroup',
      'usergroup',
      'club',
      'day',
    ]);
    for (const credit of credits) {
      expect(credit).toMatchObject({
        season: credit.kind === 'day' ? 20261105 : 2026,
        trips: 1,
        milesHundredths: 550,
        soloHundredths: 0,
        privateHundredths: 0,
      });
    }
  });

  test('counts miles as solo miles by the class of the boat (rule credit.solo-private)', () => {
    const credits = creditsOf({ ...sortie, isSolo: true });
    expect(ofMember(credits, kim)).toMatchObject({ soloHundredths: 550 });
    expect(credits.find(({ kind }) => kind === 'boat')).toMatchObject({ soloHundredths: 0 });
  });

  test('credits an owner who rows with miles and private miles (rule credit.solo-private)', () => {
    const credits = creditsOf({ ...sortie, isSolo: true, owner: kim });
    expect(ofMember(credits, kim)).toMatchObject({
      trips: 1,
      milesHundredths: 550,
      soloHundredths: 550,
      privateHundredths: 550,
    });
    expect(credits.filter(({ kind }) => kind === 'member')).toHaveLength(1);
  });

  test('credits a borrower with miles and solo miles, and the owner with private miles and no trip (rule credit.borrowed)', () => {
    const credits = creditsOf({ ...sortie, isSolo: true, owner: lender });
    expect(ofMember(credits, kim)).toMatchObject({ trips: 1, soloHundredths: 550, privateHundredths: 0 });
    expect(ofMember(credits, lender)).toMatchObject({
      trips: 0,
      milesHundredths: 0,
      soloHundredths: 0,
      privateHundredths: 550,
      byWorkoutType: {},
    });
  });

  test('counts trips by workout type', () => {
    expect(ofMember(creditsOf(sortie), kim)?.byWorkoutType).toEqual({ [NO_WORKOUT_TYPE]: 1 });
    const typed = creditsOf({ ...sortie, workout: { type } });
    expect(ofMember(typed, kim)?.byWorkoutType).toEqual({ [String(type)]: 1 });
  });
});

describe('creditDifference', () => {
  test('changes only miles and the totals that differ when a boat lands again', () => {
    const after = creditsOf({ ...sortie, milesHundredths: 300 });
    for (const move of creditDifference(creditsOf(sortie), after)) {
      expect(move).toMatchObject({ trips: 0, milesHundredths: -250 });
    }
    expect(creditDifference(creditsOf(sortie), creditsOf(sortie))).toEqual([]);
  });

  test('changes every total on the first landing, also with zero miles', () => {
    const landed = creditsOf({ ...sortie, owner: lender, milesHundredths: 0 });
    expect(creditDifference([], landed)).toEqual(landed);
  });
});
