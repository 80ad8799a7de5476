import type { SortieRecord } from './Sortie.ts';

export type CreditKind = 'member' | 'boat' | 'fleetgroup' | 'usergroup' | 'club' | 'day';

/** Key of a launch without a workout type. */
export const NO_WORKOUT_TYPE = 'none';

/** Amount that one sortie adds to one total. Miles are hundredths whose sums are exact (`storedHundredths`). */
export interface Credit {
  kind: CreditKind;
  subject: string;
  /** `dayNumber` in a credit of the kind 'day', whose subject is the club. */
  season: number;
  trips: number;
  milesHundredths: number;
  soloHundredths: number;
  privateHundredths: number;
  /** Trips by workout type id; members only. */
  byWorkoutType: Record<string, number>;
}

export type CreditedSortie = Pick<
  SortieRecord,
  | 'club'
  | 'day'
  | 'season'
  | 'boat'
  | 'fleetGroup'
  | 'userGroup'
  | 'launcher'
  | 'crew'
  | 'owner'
  | 'isSolo'
  | 'landedAt'
  | 'isLate'
  | 'creditedBy'
  | 'milesHundredths'
> & { workout: { type: SortieRecord['workout']['type'] } };

/** `dayNumber('2026-11-05') === 20261105` */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** Whether a sortie is a late landing that no coach has credited. */
export function isUncredited(sortie: Pick<SortieRecord, 'isLate' | 'creditedBy'>): boolean {
  return sortie.isLate && !sortie.creditedBy;
}

/** `isUncredited` as a database filter. */
export const UNCREDITED = { isLate: true, creditedBy: null };

/** Database expression for the hundredths of a mile that a sortie adds to a sum. */
export const CREDITED_HUNDREDTHS = {
  $cond: [{ $and: ['$isLate', { $not: ['$creditedBy'] }] }, 0, '$milesHundredths'],
};

/**
 * Computes the credits of a sortie (rule credit.counts). Landed on the club-local day of its launch, it
 * credits one trip and its miles to the launcher, each of the crew, the boat, its fleet group, the
 * launcher's user group, the club and its day. An open sortie credits nothing, nor does a late landing until
 * a coach credits it. Miles of a private boat are also its owner's private miles; an owner who did not row
 * gets only those, and no trip.
 */
export function creditsOf(sortie: CreditedSortie): Credit[] {
  if (!sortie.landedAt || isUncredited(sortie)) return [];
  const miles = sortie.milesHundredths;
  const owner = sortie.owner ? String(sortie.owner) : null;
  const credit = (kind: CreditKind, subject: unknown, more: Partial<Credit> = {}): Credit => ({
    kind,
    subject: String(subject),
    season: sortie.season,
    trips: 1,
    milesHundredths: miles,
    soloHundredths: 0,
    privateHundredths: 0,
    byWorkoutType: {},
    ...more,
  });

  const rowers = [sortie.launcher, ...sortie.crew].map(String);
  const workoutType = sortie.workout.type ? String(sortie.workout.type) : NO_WORKOUT_TYPE;
  const members = rowers.map((rower) =>
    credit('member', rower, {
      soloHundredths: sortie.isSolo ? miles : 0,
      privateHundredths: rower === owner ? miles : 0,
      byWorkoutType: { [workoutType]: 1 },
    }),
  );
  if (owner !== null && !rowers.includes(owner)) {
    members.push(credit('member', owner, { trips: 0, milesHundredths: 0, privateHundredths: miles }));
  }
  return [
    ...members,
    credit('boat', sortie.boat),
    credit('fleetgroup', sortie.fleetGroup),
    credit('usergroup', sortie.userGroup),
    credit('club', sortie.club),
    credit('day', sortie.club, { season: dayNumber(sortie.day) }),
  ];
}

/** Key of the total that a credit belongs to. */
export const sumKey = (credit: Pick<Credit, 'kind' | 'subject' | 'season'>): string =>
  `${credit.season} ${credit.kind} ${credit.subject}`;

/**
 * Computes the amounts to add to the totals so that they include `after` instead of `before`; omits totals
 * that do not change.
 */
export function creditDifference(before: readonly Credit[], after: readonly Credit[]): Credit[] {
  const sums = new Map<string, Credit>();
  const add = (credit: Credit, sign: 1 | -1): void => {
    const sum = sums.get(sumKey(credit));
    const byWorkoutType = { ...sum?.byWorkoutType };
    for (const [type, trips] of Object.entries(credit.byWorkoutType)) {
      byWorkoutType[type] = (byWorkoutType[type] ?? 0) + sign * trips;
    }
    sums.set(sumKey(credit), {
      ...credit,
      trips: (sum?.trips ?? 0) + sign * credit.trips,
      milesHundredths: (sum?.milesHundredths ?? 0) + sign * credit.milesHundredths,
      soloHundredths: (sum?.soloHundredths ?? 0) + sign * credit.soloHundredths,
      privateHundredths: (sum?.privateHundredths ?? 0) + sign * credit.privateHundredths,
      byWorkoutType,
    });
  };
  for (const credit of before) add(credit, -1);
  for (const credit of after) add(credit, 1);
  const wasThere = new Set(before.map(sumKey));
  return [...sums.values()].filter((sum) => !wasThere.has(sumKey(sum)) || !isZero(sum));
}

function isZero(credit: Credit): boolean {
  const { trips, milesHundredths, soloHundredths, privateHundredths, byWorkoutType } = credit;
  return [trips, milesHundredths, soloHundredths, privateHundredths, ...Object.values(byWorkoutType)].every(
    (figure) => figure === 0,
  );
}
