import { alreadyLaunched, dryDocked, dryDockedAtBoathouse } from '../boats/texts.ts';
import { boatIsLimited, dockReason, LAUNCH_DAMAGED } from '../damages/texts.ts';
import type { BoatDamage } from '../damages/wire.ts';
import { UNLANDED } from '../lateLandings/wire.ts';
import type { Office } from '../officers/offices.ts';
import { alreadyOutText, crewAlreadyOut } from './crewAlreadyOut.ts';
import { CREW_TWICE, crewTooLarge } from './texts.ts';
import type { RuleAnswer, RuleLevel, RuleReply, AcceptedRule, Sortie } from './wire.ts';

/** Facts that the rules use: a device's latest copy, the server's current state. */
export interface LaunchFacts {
  boat: {
    _id: string;
    name: string;
    isInService: boolean;
    isOut: boolean;
    seats: number;
    /** Summary of its pending reports; absent for none. */
    damage?: BoatDamage | undefined;
  };
  /** Null before the first sign-in. */
  launcherId: string | null;
  /** Besides the launcher. */
  crew: readonly { _id: string; name: string }[];
  /** Outings that are not landed. */
  out: readonly Pick<Sortie, 'bus' | 'bus_id' | 'user_id' | 'crew'>[];
  /** 'Reserved 17:00–18:30 by Kim Harper', of the boat's next reservation; absent for none. */
  reserved?: string | undefined;
  /** Findings of clearances, minors aboard, conditions and reservations; absent for none. */
  others?: readonly RuleAnswer[] | undefined;
  /** The kiosk words some texts differently. */
  isAtBoathouse?: boolean | undefined;
}

interface LaunchRule extends Pick<RuleAnswer, 'code' | 'level' | 'ruleId'> {
  /** Offices that may override a block; none for an empty list. */
  overriddenBy: readonly Office[];
  /**
   * The log cannot contain two overlapping outings of one boat, nor more than a crew: such a launch is refused even if it has
   * already happened.
   */
  isOfTheLog?: boolean;
  find(facts: LaunchFacts): Pick<RuleAnswer, 'text' | 'subjectIds'>[];
}

const aboutBoat = (
  { boat }: LaunchFacts,
  is: boolean,
  text: string,
): Pick<RuleAnswer, 'text' | 'subjectIds'>[] => (is ? [{ text, subjectIds: [boat._id] }] : []);

const LAUNCH_RULES: readonly LaunchRule[] = [
  {
    code: 'dry_docked',
    level: 'block',
    ruleId: 'launch.dry-docked',
    overriddenBy: ['boats'],
    find: (facts) => {
      const text = facts.isAtBoathouse ? dryDockedAtBoathouse : dryDocked;
      const { isInService, name, damage } = facts.boat;
      return aboutBoat(facts, !isInService, text(name) + dockReason(damage));
    },
  },
  {
    code: 'already_launched',
    level: 'block',
    ruleId: 'launch.one-crew',
    overriddenBy: [],
    isOfTheLog: true,
    find: (facts) => aboutBoat(facts, facts.boat.isOut, alreadyLaunched(facts.boat.name)),
  },
  {
    code: 'invalid:crew',
    level: 'block',
    ruleId: 'launch.crew-rules',
    overriddenBy: [],
    isOfTheLog: true,
    find: (facts) => {
      const { launcherId, crew, boat } = facts;
      const ids = [...(launcherId === null ? [] : [launcherId]), ...crew.map(({ _id }) => _id)];
      const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
      if (twice.length > 0) return [{ text: CREW_TWICE, subjectIds: twice }];
      return aboutBoat(facts, crew.length + 1 > boat.seats, crewTooLarge(boat.seats));
    },
  },
  {
    code: 'damage_limited',
    level: 'warn',
    ruleId: 'damage.limited',
    overriddenBy: [],
    find: ({ boat: { name, damage, isInService } }) =>
      // A warning about another report is a different warning.
      damage?.severity === 'limited' && isInService
        ? [{ text: boatIsLimited(name, damage.text), subjectIds: damage.ids }]
        : [],
  },
  {
    code: 'on_water',
    level: 'warn',
    ruleId: 'crew.on-water',
    overriddenBy: [],
    find: ({ boat, crew, out }) =>
      crewAlreadyOut(crew, [boat._id], out).map((afloat) => ({
        text: alreadyOutText([afloat]),
        subjectIds: [afloat._id],
      })),
  },
  {
    code: 'reserved',
    level: 'info',
    ruleId: 'launch.reserved',
    overriddenBy: [],
    find: (facts) => aboutBoat(facts, facts.reserved !== undefined, facts.reserved ?? ''),
  },
];

const LEVELS: readonly RuleLevel[] = ['block', 'warn', 'info'];

/** Returns the rules' findings about a launch: blocks first, then warnings, then infos (rule launch.rules). */
export function checkLaunch(facts: LaunchFacts): RuleAnswer[] {
  const ruled = LAUNCH_RULES.flatMap(({ code, level, ruleId, find }) =>
    find(facts).map(({ text, subjectIds }) => ({ code, level, text, ruleId, subjectIds })),
  );
  const answers: RuleAnswer[] = [...ruled, ...(facts.others ?? [])];
  return LEVELS.flatMap((level) => answers.filter((answer) => answer.level === level));
}

const ruleOf = (code: string): LaunchRule | undefined => LAUNCH_RULES.find((rule) => rule.code === code);

/** Returns the offices that may override a block. */
export const overridingOffices = ({ code, overriddenBy }: RuleAnswer): readonly Office[] =>
  overriddenBy ?? ruleOf(code)?.overriddenBy ?? [];

/** The club's enabled features whose rules can stop launches. */
const FEATURE_OF_RULE: readonly [rules: RegExp, feature: string][] = [
  [/^clearance\.(?:supervision|consent)$/, 'Juniors'],
  [/^clearance\.(?:requirements|subjects)$/, 'Clearances'],
  [/^condition\./, 'Conditions'],
  [/^reservation\./, 'Reservations'],
];
const HELPERS: Readonly<Record<Office, string>> = {
  safety: 'a safety officer',
  duty: 'someone on duty',
  boats: 'a boat captain',
  rights: 'a clearances officer',
  records: 'a records officer',
};

/**
 * Returns a block as text for a client without a dialog: it ends with the reason for the block, and the officers who can help
 * (rule launch.rules).
 */
export function refusalWithHelp(answer: RuleAnswer): string {
  const [, feature] = FEATURE_OF_RULE.find(([rules]) => rules.test(answer.ruleId)) ?? [];
  if (feature === undefined) return answer.text;
  const helpers = [...overridingOffices(answer).map((office) => HELPERS[office]), 'a confirmed coach'];
  return `${answer.text} ${feature}: ${helpers.slice(0, -1).join(', ')}${helpers.length > 1 ? ' or ' : ''}${helpers.at(-1)} can help.`;
}

/** The person whose offices decide about an override. */
export interface OverrideFacts {
  offices: readonly Office[];
  /** Id of that member; null before the first sign-in. */
  officer: string | null;
}

/**
 * Whether an officer may override a block: their office covers it, and it is not their own ban (rules launch.override,
 * clearance.ban).
 */
export const mayOverride = (answer: RuleAnswer, { offices, officer }: OverrideFacts): boolean =>
  overridingOffices(answer).some((office) => offices.includes(office)) &&
  !(answer.code === 'banned' && officer !== null && answer.subjectIds.includes(officer));

/** Whether the reply belongs to this finding: a warning about another person is a different one. */
const isReplyTo = (answer: RuleAnswer, { code, subjectIds }: RuleReply): boolean =>
  code === answer.code && [...subjectIds].sort().join() === [...answer.subjectIds].sort().join();

export interface LaunchVerdict {
  /** Findings that stop the launch; empty if it may go. */
  open: RuleAnswer[];
  /** Accepted warnings and blocks, to be stored with the sortie. */
  taken: AcceptedRule[];
  /** Warnings and blocks that were not asked about, to be stored with the sortie. */
  against: RuleAnswer[];
}

interface LaunchManner extends OverrideFacts {
  /** Null for a client without a dialog: its warnings stop nothing, and are stored as not asked. */
  replies: readonly RuleReply[] | null;
  /** Whether it happened without a network: a fact, which only the log itself can refuse (rule launch.facts). */
  isFact: boolean;
}

/** Returns the outcome of a launch with these findings (rules launch.rules, launch.override, launch.facts). */
export function judgeLaunch(
  answers: readonly RuleAnswer[],
  { replies, isFact, ...overriding }: LaunchManner,
): LaunchVerdict {
  const verdict: LaunchVerdict = { open: [], taken: [], against: [] };
  for (const answer of answers) {
    if (answer.level === 'info') continue;
    const reply = replies?.find((one) => isReplyTo(answer, one));
    const isOverridden = reply?.reason !== undefined && mayOverride(answer, overriding);
    if (answer.level === 'warn' ? reply : isOverridden)
      verdict.taken.push({ ...answer, ...(reply?.reason !== undefined && { reason: reply.reason }) });
    else if (isFact ? ruleOf(answer.code)?.isOfTheLog : answer.level === 'block' || replies)
      verdict.open.push(answer);
    else verdict.against.push(answer);
  }
  return verdict;
}

/** Accepts all warnings among the findings, in the wording that was shown. */
export const repliesTo = (answers: readonly RuleAnswer[]): RuleReply[] =>
  answers.filter(({ level }) => level === 'warn').map(({ code, subjectIds }) => ({ code, subjectIds }));

/** Confirmation dialog before a launch with warnings: 'Zoë Brook is on the water in Osprey. Launch with them anyway?' */
export function warnQuestion(warnings: readonly RuleAnswer[]): string {
  const texts = warnings.map(({ text }) => text).join(' ');
  const isCrew = warnings.every(({ code }) => code === 'on_water');
  if (warnings.every(({ code }) => code === 'damage_limited')) return `${texts} ${LAUNCH_DAMAGED}`;
  if (warnings.every(({ code }) => code === UNLANDED)) return texts;
  if (!isCrew) return `${texts} Launch anyway?`;
  return `${texts} Launch with ${warnings.length === 1 ? 'them' : 'all of them'} anyway?`;
}
