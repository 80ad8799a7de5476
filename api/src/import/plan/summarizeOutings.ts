import type { SourceModel } from '@fleetwatch/contract/import/model';
import { dateOrderOf, type DateOrder } from '@fleetwatch/contract/tables/days';

/** Summary of a file's outings that questions need. */
export interface OutingsSummary {
  count: number;
  /** Outings with a person who is not in the file's list. */
  unlisted: number;
  dateOrder: DateOrder | null;
  erg: number;
  motorboat: number;
}

export function summarizeOutings({ people, outings, reservations = [] }: SourceModel): OutingsSummary {
  const listed = new Set(people.map(({ id }) => id));
  const countOf = (kind: string): number => outings.filter(({ other }) => other === kind).length;
  return {
    count: outings.length,
    unlisted: outings.filter(({ seats }) =>
      seats.some(({ person, name }) => (person === null || !listed.has(person)) && name !== ''),
    ).length,
    dateOrder: dateOrderOf([
      ...new Set([
        ...outings.map(({ day }) => day),
        ...people.map(({ born }) => born),
        ...reservations.flatMap(({ day, endDay }) => [day, endDay]),
      ]),
    ]),
    erg: countOf('erg'),
    motorboat: countOf('motorboat'),
  };
}
