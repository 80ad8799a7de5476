import { proposedClass } from '@fleetwatch/contract/import/classes';
import {
  classKey,
  type SourceBoat,
  type SourceDamage,
  type SourcePerson,
} from '@fleetwatch/contract/import/model';
import { BOAT_DETAILS_MAX } from '@fleetwatch/contract/boats/limits';
import { DAMAGE_TEXT_MAX } from '@fleetwatch/contract/damages/limits';
import { emailRule } from '@fleetwatch/contract/accounts/rules';
import {
  addressesSkipped,
  birthsUnread,
  damageInDetails,
  damageTooLong,
  damageUndated,
  detailsTooLong,
  formerMembers,
} from '@fleetwatch/contract/import/texts';
import { boatNameFor, memberNameFor } from '@fleetwatch/contract/import/names';
import type { ClassQuestion, ImportQuestions, NameQuestion } from '@fleetwatch/contract/import/wire';
import { DATE_ORDERS, readDay } from '@fleetwatch/contract/tables/days';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { parseBirth } from './parseBirth.ts';
import { damageInNotes, KnownBoats, wholeDescription } from './BoatPlan.ts';
import { damageText } from './planDamages.ts';
import { accountKey } from '../../members/Member.ts';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import type { ClubFacts, KnownMember } from './ClubFacts.ts';
import type { ModelHead } from './StoredImport.ts';
import type { OutingsSummary } from './summarizeOutings.ts';
import { KnownPeople } from './PeoplePlan.ts';

const EXAMPLES = 3;
const NAMES_SHOWN = 500;

function unreadBirths({ people }: ModelHead, { today }: ClubFacts): string[] {
  const isUnread = (born: string): boolean =>
    DATE_ORDERS.every((order) => parseBirth(born, order, today) === '');
  const unread = people.filter(({ born }) => born !== '' && isUnread(born));
  return unread.length === 0 ? [] : [birthsUnread(unread.map(({ name, born }) => `${name} (${born})`))];
}

function peopleWarnings(people: readonly SourcePerson[], { members }: ClubFacts): string[] {
  const taken = new Set(members.map(({ emailKey }) => emailKey));
  const lacking: string[] = [];
  for (const { name, email } of people.filter((person) => person.email !== '' && person.hasLeft !== true)) {
    const key = accountKey(email);
    if (emailRule(email) !== null || taken.has(key)) lacking.push(`${name} (${email})`);
    taken.add(key);
  }
  const former = people.filter(({ hasLeft }) => hasLeft).map(({ name }) => name);
  return [
    ...(lacking.length > 0 ? [addressesSkipped(lacking)] : []),
    ...(former.length > 0 ? [formerMembers(former)] : []),
  ];
}

/** Asks whether a person is the member who has their address or name. */
function sameAs({ id, name }: SourcePerson, member: KnownMember | undefined): ImportQuestions['sameNames'] {
  if (!member) return [];
  return [{ id, name, ...(member.nameKey !== nameKeyOf(name) && { member: member.name }) }];
}

/** Warns of damage that is not reported here, and of reports that do not keep everything. */
function damageWarnings({ boats, damages = [] }: ModelHead, { damages: known }: ClubFacts): string[] {
  if (!known) {
    const open = damages.filter(({ fixed }) => !fixed).length;
    return damages.length > 0 ? [damageInDetails(open, damages.length - open)] : [];
  }
  const fresh = damages.filter(({ id }) => !known.has(id));
  const boatsOf = (isMeant: (damage: SourceDamage) => boolean): string[] => {
    const ids = new Set(fresh.filter(isMeant).map(({ boat }) => boat));
    return boats.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  };
  const cut = boatsOf(
    (damage) => damageText(damage, damage.by.name, damage.fixed?.by.name ?? '').length > DAMAGE_TEXT_MAX,
  );
  const undated = boatsOf(({ day }) => DATE_ORDERS.every((order) => readDay(day, order) === null));
  return [
    ...(cut.length > 0 ? [damageTooLong(cut)] : []),
    ...(undated.length > 0 ? [damageUndated(undated)] : []),
  ];
}

/** Warns of boats whose details are too long. */
function detailsWarnings(boats: readonly SourceBoat[], model: ModelHead, facts: ClubFacts): string[] {
  const inNotes = damageInNotes(model, facts);
  const isLong = (boat: SourceBoat): boolean =>
    wholeDescription(boat, boatNameFor(boat.name), inNotes.get(boat.id) ?? []).length > BOAT_DETAILS_MAX;
  const long = boats.filter(isLong).map(({ name }) => name);
  return long.length > 0 ? [detailsTooLong(long)] : [];
}

function classesOf(boats: readonly SourceBoat[], { fleetGroups }: ClubFacts): ClassQuestion[] {
  const candidates = [...fleetGroups.values()]
    .filter(({ isActive, isPrivate }) => isActive && !isPrivate)
    .map(({ _id, name, moniker, payload }) => ({ _id: String(_id), name, moniker, payload }));
  return [...Map.groupBy(boats, classKey)].map(([key, alike]) => {
    const [first] = alike;
    return {
      key,
      boats: alike.length,
      examples: alike.slice(0, EXAMPLES).map(({ name }) => name),
      proposal: first ? proposedClass(first, candidates) : null,
    };
  });
}

function namesOf(boats: readonly SourceBoat[], people: readonly SourcePerson[]): NameQuestion[] {
  const asked: NameQuestion[] = [
    ...boats
      .filter(({ isGone }) => !isGone)
      .map(({ id, name }) => ({ kind: 'boat' as const, id, original: name, proposal: boatNameFor(name) })),
    ...people.map(({ id, name }) => ({
      kind: 'person' as const,
      id,
      original: name,
      proposal: memberNameFor(name),
    })),
  ];
  return asked.filter(({ original, proposal }) => tidyName(original) !== proposal).slice(0, NAMES_SHOWN);
}

/** Questions that the club must answer before a file can be planned (rule moving.questions). */
export function askQuestions(model: ModelHead, outings: OutingsSummary, facts: ClubFacts): ImportQuestions {
  const known = { boats: new KnownBoats(facts, model), people: new KnownPeople(facts, model) };
  const boats = model.boats.filter((boat) => !known.boats.find(boat));
  const people = model.people.filter((person) => !person.isCleared && !known.people.find(person, false));
  const { unlisted, dateOrder, erg, motorboat } = outings;
  const statuses = Map.groupBy(people, ({ status }) => status);
  // Guests and people without a name need a group too.
  const hasNobody = unlisted > 0 || outings.count > 0 || (facts.damages && model.damages) !== undefined;
  if (hasNobody && !statuses.has('')) statuses.set('', []);
  return {
    counts: {
      boats: model.boats.length,
      people: model.people.length,
      outings: outings.count,
      ...(model.reservations && { reservations: model.reservations.length }),
    },
    warnings: [
      ...model.warnings,
      ...unreadBirths(model, facts),
      ...peopleWarnings(people, facts),
      ...damageWarnings(model, facts),
      ...detailsWarnings(boats, model, facts),
    ],
    ...(model.lists && { lists: model.lists }),
    classes: classesOf(boats, facts),
    statuses: [...statuses].map(([status, alike]) => ({ status, people: alike.length })),
    dateOrder,
    unit: model.unit,
    others: { erg, motorboat },
    sameNames: people.flatMap((person) => sameAs(person, known.people.similar(person))),
    names: namesOf(boats, people),
    unlisted,
  };
}
