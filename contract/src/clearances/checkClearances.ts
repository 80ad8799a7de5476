import type { RuleAnswer } from '../sorties/wire.ts';
import type { LocalDateText } from '../time/localText.ts';
import { monthOf } from '../time/weeks.ts';
import { isCoxed, type GrantStatus } from './kinds.ts';
import {
  banned,
  boatRequires,
  CREW_NOT_GIVEN,
  lacksClearance,
  hasExpired,
  holderMayNot,
  neededInSeat,
  noneHolds,
  notClearedFor,
  onWater,
  tooFewHold,
  SUBJECT_TEXTS,
} from './texts.ts';
import { dayText } from '../time/dayText.ts';
import { decidingGrant, grantStatusOn } from './grantStatus.ts';
import type { Clearance, Grant, GrantSpan, Requirement } from './wire.ts';

/** The part of a member's grant that rules read. */
export interface GrantFacts extends GrantSpan, Pick<Grant, 'clearance' | 'fleetGroup'> {}

/** A person aboard. */
export interface Aboard {
  _id: string;
  name: string;
  /** A guest has no clearances, even under a member's name (rule clearance.guests). */
  isGuest?: boolean;
  grants: readonly GrantFacts[];
}

export interface ClearanceFacts {
  /** Club-local day of the launch. */
  day: LocalDateText;
  clearances: readonly Pick<Clearance, '_id' | 'name' | 'kind' | 'isPerClass'>[];
  requirements: readonly Requirement[];
  boat: {
    _id: string;
    name: string;
    /** Ids of the classes that it counts as: `countsAs`. */
    classes: readonly string[];
    className: string;
    seats: number;
  };
  /** The launcher first, who steers; empty before the first sign-in. */
  aboard: readonly Aboard[];
  /** The club's stretches of water; absent if it has none. */
  areas?: readonly { _id: string; name: string }[];
  /** Id of the boat's destination stretch; null or absent if not given. */
  area?: string | null;
  /** Id of the launch's workout type; null or absent for none. */
  workoutType?: string | null;
}

/** Prefix of the code of a requirement's finding; the requirement's id follows. */
export const NOT_CLEARED = 'not_cleared';

/** A requirement that applies to the launch. */
export interface AppliedRequirement {
  facts: ClearanceFacts;
  requirement: Requirement;
  clearance: ClearanceFacts['clearances'][number];
}

const isAsked = (
  { day, boat, area: goesTo = null, workoutType: rows = null, areas = [] }: ClearanceFacts,
  { boat: one, fleetGroup, months, subject, area = null, workoutType = null }: Requirement,
): boolean =>
  (area === null || (areas.some(({ _id }) => _id === area) && [area, null].includes(goesTo))) &&
  (workoutType === null || workoutType === rows) &&
  (one === null || one === boat._id) &&
  (fleetGroup === null || boat.classes.includes(fleetGroup)) &&
  (months.length === 0 || months.includes(monthOf(day))) &&
  (subject !== 'cox' || isCoxed(boat.seats));

export const grantsFor = (
  { facts, clearance }: AppliedRequirement,
  { isGuest, grants }: Aboard,
): GrantFacts[] =>
  isGuest
    ? []
    : grants.filter(
        (grant) =>
          grant.clearance === clearance._id &&
          (!clearance.isPerClass ||
            grant.fleetGroup === null ||
            facts.boat.classes.includes(grant.fleetGroup)),
      );

const grantStatusOf = (asked: AppliedRequirement, person: Aboard): GrantStatus =>
  grantStatusOn(asked.facts.day, grantsFor(asked, person));

/** Member who lacks it, and since when: 'Zoë Brook: Swim test expired 3 May.' */
function lackText(asked: AppliedRequirement, person: Aboard): string {
  const { facts, clearance } = asked;
  const expires = decidingGrant(facts.day, grantsFor(asked, person))?.expires;
  if (expires) return hasExpired(person.name, clearance.name, dayText(expires, facts.day));
  return clearance.isPerClass && clearance.kind === 'row'
    ? notClearedFor(person.name, facts.boat.className)
    : lacksClearance(person.name, clearance.name);
}

interface Lack {
  text: string;
  subjectIds: string[];
  /** Whether the only fault is a clearance that expired recently. */
  isGrace: boolean;
}

/** One finding for each member who lacks it. Guests are skipped: the club's members answer for them. */
const lackOfAll = (asked: AppliedRequirement): Lack[] =>
  asked.facts.aboard.flatMap((person) => {
    const status = grantStatusOf(asked, person);
    if (person.isGuest || status === 'held') return [];
    return [{ text: lackText(asked, person), subjectIds: [person._id], isGrace: status === 'grace' }];
  });

/** Finding if fewer than `count` of the crew have it. */
function lackOfSome(asked: AppliedRequirement, count: number): Lack[] {
  const { facts, clearance } = asked;
  const statuses = facts.aboard.map((person) => grantStatusOf(asked, person));
  const held = statuses.filter((status) => status === 'held').length;
  if (held >= count) return [];
  const inGrace = statuses.filter((status) => status === 'grace').length;
  const lapsed = facts.aboard.filter((_, at) => statuses[at] === 'grace' || statuses[at] === 'expired');
  const first = count === 1 ? noneHolds(clearance.name) : tooFewHold(clearance.name, count, held);
  return [
    {
      text: [first, ...lapsed.map((person) => lackText(asked, person))].join(' '),
      subjectIds: facts.aboard.map(({ _id }) => _id),
      isGrace: held + inGrace >= count,
    },
  ];
}

function lackOfSteering(asked: AppliedRequirement): Lack[] {
  const { facts, requirement, clearance } = asked;
  const [launcher] = facts.aboard;
  if (!launcher) return [];
  const status = grantStatusOf(asked, launcher);
  if (status === 'held') return [];
  const isCox = requirement.subject === 'cox' || isCoxed(facts.boat.seats);
  const needed = neededInSeat(facts.boat.name, clearance.name, isCox);
  return [
    {
      text: `${needed} ${lackText(asked, launcher)}`,
      subjectIds: [launcher._id],
      isGrace: status === 'grace',
    },
  ];
}

/** Members aboard who have a clearance that excludes them. */
const holdersOf = (asked: AppliedRequirement): Lack[] =>
  asked.facts.aboard.flatMap((person) => {
    const status = grantStatusOf(asked, person);
    if (status !== 'held') return [];
    const text = holderMayNot(person.name, asked.clearance.name, asked.facts.boat.name);
    return [{ text, subjectIds: [person._id], isGrace: false }];
  });

function lacksOf(asked: AppliedRequirement): Lack[] {
  switch (asked.requirement.subject) {
    case 'all':
      return lackOfAll(asked);
    case 'any':
      return lackOfSome(asked, 1);
    case 'count':
      return lackOfSome(asked, asked.requirement.count ?? 1);
    case 'steer':
    case 'cox':
      return lackOfSteering(asked);
    case 'none':
      return holdersOf(asked);
  }
}

function findLacks(asked: AppliedRequirement): RuleAnswer[] {
  const { requirement, clearance, facts } = asked;
  const { area = null } = requirement;
  const water = area === null ? undefined : facts.areas?.find(({ _id }) => _id === area)?.name;
  const where = (text: string): string => (water === undefined ? text : onWater(water, text));
  // A launch without a destination brings a reminder and is not stopped.
  const isMild = area !== null && (facts.area ?? null) === null;
  const common = {
    code: `${NOT_CLEARED}:${requirement._id}`,
    ruleId: 'clearance.requirements',
    overriddenBy: requirement.overriddenBy,
  };
  if (facts.aboard.length === 0) {
    if (requirement.subject === 'none') return [];
    const text = boatRequires(
      facts.boat.name,
      SUBJECT_TEXTS[requirement.subject].toLowerCase(),
      clearance.name,
    );
    return [{ ...common, level: 'info', text: where(text), subjectIds: [facts.boat._id] }];
  }
  return lacksOf(asked).map(({ isGrace, ...lack }) => ({
    ...common,
    ...lack,
    text: where(lack.text),
    level: isGrace || isMild ? 'warn' : requirement.level,
  }));
}

/** Bans keep their members out of every boat, without grace (rule clearance.ban). */
export function findBans({ day, clearances, aboard }: ClearanceFacts): RuleAnswer[] {
  const bans = new Set(clearances.filter(({ kind }) => kind === 'ban').map(({ _id }) => _id));
  const isBanned = ({ isGuest, grants }: Aboard): boolean =>
    !isGuest &&
    [...bans].some(
      (ban) =>
        grantStatusOn(
          day,
          grants.filter(({ clearance }) => clearance === ban),
        ) === 'held',
    );
  return aboard.filter(isBanned).map(({ _id, name }) => ({
    code: 'banned',
    level: 'block',
    text: banned(name),
    ruleId: 'clearance.ban',
    subjectIds: [_id],
    overriddenBy: ['rights'],
  }));
}

/** Returns the requirements that apply to a launch. */
export const findApplied = (facts: ClearanceFacts): AppliedRequirement[] =>
  facts.requirements.flatMap((requirement) => {
    const clearance = facts.clearances.find(({ _id }) => _id === requirement.clearance);
    return clearance && isAsked(facts, requirement) ? [{ facts, requirement, clearance }] : [];
  });

/** Returns the clearance findings for a launch's crew (rules clearance.requirements, clearance.ban). */
export function checkClearances(facts: ClearanceFacts): RuleAnswer[] {
  const asked = findApplied(facts);
  const isCrewMissing =
    facts.aboard.length === 1 &&
    facts.boat.seats > 1 &&
    asked.some(({ requirement: { subject } }) => subject !== 'steer' && subject !== 'cox');
  const crewNotGiven: RuleAnswer = {
    code: 'crew_not_given',
    level: 'info',
    text: CREW_NOT_GIVEN,
    overriddenBy: [],
    ruleId: 'clearance.subjects',
    subjectIds: [facts.boat._id],
  };
  return [...findBans(facts), ...asked.flatMap(findLacks), ...(isCrewMissing ? [crewNotGiven] : [])];
}
