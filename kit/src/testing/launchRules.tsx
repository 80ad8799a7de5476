import { judgeLaunch, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import type { RuleAnswer, RuleReply } from '@fleetwatch/contract/sorties/wire';

/** One kind of rule that every launching screen must confirm, or stop at. */
export interface RuleKind {
  name: string;
  answer: RuleAnswer;
  /** Whether it only applies to boats of the club. */
  isOfFleet?: boolean;
}

/** The kinds of rules, as the API answers for this boat and this member. */
export function ruleKinds(boat: string, member: string): RuleKind[] {
  const about = (ruleId: string, subject: string) => ({ ruleId, subjectIds: [subject] });
  const cleared = about('clearance.requirements', member);
  const flag = about('condition.launch', boat);
  const held = about('reservation.held', 'reservation');
  return [
    {
      name: 'a limited boat',
      isOfFleet: true,
      answer: {
        ...about('damage.limited', 'report'),
        code: 'damage_limited',
        level: 'warn',
        text: 'The boat has a bent rigger.',
      },
    },
    {
      name: 'a clearance that stops',
      answer: {
        ...cleared,
        code: 'not_cleared:r1',
        level: 'block',
        overriddenBy: ['rights'],
        text: 'Kim Harper does not hold Swim test.',
      },
    },
    {
      name: 'a clearance that warns',
      answer: {
        ...cleared,
        code: 'not_cleared:r2',
        level: 'warn',
        overriddenBy: ['rights'],
        text: 'Kim Harper: Swim test expired April 20.',
      },
    },
    {
      name: 'a ban',
      answer: {
        ...about('clearance.ban', member),
        code: 'banned',
        level: 'block',
        overriddenBy: ['rights'],
        text: 'Kim Harper may not row at present.',
      },
    },
    {
      name: 'a minor alone',
      answer: {
        ...about('clearance.supervision', member),
        code: 'minors_alone',
        level: 'block',
        text: 'Kim Harper is a minor and alone.',
        overriddenBy: ['safety', 'rights'],
      },
    },
    {
      name: 'a yellow flag',
      answer: {
        ...flag,
        code: 'conditions_warn:wind',
        level: 'warn',
        overriddenBy: ['safety'],
        text: 'Wind 8 m/s: stay near the bank.',
      },
    },
    {
      name: 'a red flag',
      answer: {
        ...flag,
        code: 'conditions_stop:gusts',
        level: 'block',
        overriddenBy: ['safety'],
        text: 'Gusts 12 m/s: no launching.',
      },
    },
    {
      name: 'a reservation that warns',
      isOfFleet: true,
      answer: {
        ...held,
        code: 'reservation_held',
        level: 'warn',
        text: 'The boat is reserved for Ana Bo.',
      },
    },
    {
      name: 'a reservation that stops',
      isOfFleet: true,
      answer: {
        ...held,
        code: 'reservation_held',
        level: 'block',
        overriddenBy: ['boats'],
        text: 'The boat is reserved for Ana Bo alone.',
      },
    },
  ];
}

/** Returns the finding of a kind by its name. */
export function ruleNamed(kinds: readonly RuleKind[], name: string): RuleAnswer {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no rule kind "${name}".`);
  return kind.answer;
}

/** Returns the reply that accepts a finding as shown; with a reason, the one that overrides it. */
export const replyTo = ({ code, subjectIds }: RuleAnswer, reason?: string): RuleReply => ({
  code,
  subjectIds,
  ...(reason !== undefined && { reason }),
});

/** A launch's replies to the findings. */
interface LaunchBody {
  replies?: RuleReply[];
  supervision?: Supervision;
}

interface Signing {
  /** Offices of the overriding officer; none by default. */
  offices?: readonly Office[];
  /** Id of the overriding officer; null for none. */
  officer?: string | null;
}

/** Judges launches and checks by these findings, as the API would: a supervisor removes the finding about minors. */
export function ruledBy(...answers: RuleAnswer[]) {
  const check = (supervisor: string | null | undefined): RuleAnswer[] =>
    answers.filter(({ code }) => !supervisor || code !== 'minors_alone');
  return {
    check,
    /** Returns the refusal of a launch, as text and code; null for one that may go. */
    refusal: (
      { replies, supervision }: LaunchBody,
      { offices = [], officer = null }: Signing = {},
    ): [text: string, code: string] | null => {
      const manner = { replies: replies ?? null, offices, officer, isFact: false };
      const { open } = judgeLaunch(check(supervision?.member), manner);
      const block = open.find(({ level }) => level === 'block');
      if (block) return [block.text, block.code.split(':')[0] ?? ''];
      return open.length > 0 ? [warnQuestion(open), 'rule_warns'] : null;
    },
  };
}
