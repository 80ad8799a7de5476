import { randomUUID } from 'node:crypto';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import type { TestMember } from './factories.ts';
import type { Answer, TestClub } from './startTestApi.ts';

/** Builds the body of a launch with only its boat set. */
export const launchBody = (boat: BoatRecord | null, member: TestMember, more: object = {}): object => ({
  bus: boat && String(boat._id),
  user: member.id,
  borrowed: null,
  crew: null,
  description: null,
  group: null,
  ...more,
});

export const freshKey = (): string => randomUUID();

/** Launches over HTTP; throws when it is refused. */
export async function launch(
  api: TestClub,
  member: TestMember,
  boat: BoatRecord | null,
  more: object = {},
): Promise<Sortie> {
  return sortieOf(
    await api.call('POST', '/launch', { token: member.token, body: launchBody(boat, member, more) }),
  );
}

/** Lands over HTTP in the member's name; throws when it is refused. */
export async function land(
  api: TestClub,
  member: TestMember,
  sortie: string,
  miles: number,
  description = '',
): Promise<Sortie> {
  const body = { sortie, miles, description, uid: member.id };
  return sortieOf(await api.call('POST', '/land', { token: member.token, body }));
}

export function sortieOf(answer: Answer): Sortie {
  if (answer.status !== 200 || Array.isArray(answer.body)) {
    throw new Error(`Refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Sortie;
}

/** Returns the rows of an `{results}` answer. */
export function resultsOf<Row>(answer: Answer): Row {
  expect(answer.status).toBe(200);
  return (answer.body as { results: Row }).results;
}

/** Returns the status, the text and the code of a refusal. */
export const refusalOf = ({ status, body }: Answer): unknown[] => [status, ...(body as unknown[])];

/** Fields of a damage report. */
export const damageFields = {
  kind: 'damage',
  parts: ['rigger'],
  seat: 1,
  severity: 'limited',
  text: 'Rigger bent',
} as const;
/** Body of POST /damage. */
export const damageBody = (boat: string): object => ({ ...damageFields, boat, sortie: null });

/** Body of POST /clearance. */
export const clearanceBody = {
  name: 'Swim test',
  kind: 'swim',
  isPerClass: false,
  validMonths: 36,
  renewDays: 60,
  needs: [],
  minMiles: null,
  minHours: null,
  checklist: ['Swims 150 yards'],
} as const;

/** Body of POST /requirement, for one boat. */
export const requirementBody = (clearance: string, boat: string) => ({
  boat,
  fleetGroup: null,
  subject: 'all',
  count: null,
  clearance,
  level: 'block',
  months: [],
  overriddenBy: ['rights'],
});
