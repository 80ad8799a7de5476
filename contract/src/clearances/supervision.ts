import { minorsAlone, mayNotSupervise, supervisesTooMany, supervisedBy, consentMissing } from './texts.ts';
import type { Office } from '../officers/offices.ts';
import type { RuleAnswer } from '../sorties/wire.ts';

export interface SupervisionFacts {
  aboard: readonly { _id: string; name: string; isMinor: boolean; hasConsent: boolean }[];
  /** Named supervisor; null for none. */
  supervisor: {
    _id: string;
    name: string;
    /** Whether they are of age, and a coach or cleared for coaching or driving a launch. */
    isQualified: boolean;
    /** Boats that they already watch; absent for none. */
    watches?: number;
  } | null;
  /** The club's setting: most boats that one person watches at a time. */
  boatsPerSupervisor: number;
}

/** PUT /supervision-settings, and the current settings (rule clearance.supervision). */
export interface SupervisionSettings {
  boatsPerSupervisor: number;
}

const SUPERVISION = 'clearance.supervision';

/** Whether the findings require or name a supervisor; otherwise none is stored, even if named. */
export const needsOrHasSupervisor = (answers: readonly RuleAnswer[]): boolean =>
  answers.some(({ ruleId }) => ruleId === SUPERVISION);

/**
 * Returns the findings about minors aboard (rules clearance.supervision, clearance.consent): without an adult in the boat they
 * need a supervisor.
 */
export function checkSupervision({ aboard, supervisor, boatsPerSupervisor }: SupervisionFacts): RuleAnswer[] {
  const minors = aboard.filter(({ isMinor }) => isMinor);
  const subjectIds = minors.map(({ _id }) => _id);
  const common = { ruleId: SUPERVISION, subjectIds };
  const overriddenBy: Office[] = ['safety', 'rights'];
  const consents = minors
    .filter(({ hasConsent }) => !hasConsent)
    .map(({ _id, name }): RuleAnswer => ({
      code: 'no_consent',
      level: 'warn',
      text: consentMissing(name),
      ruleId: 'clearance.consent',
      subjectIds: [_id],
      overriddenBy: [],
    }));
  if (minors.length === 0 || minors.length < aboard.length) return consents;
  if (!supervisor || minors.some(({ _id }) => _id === supervisor._id)) {
    const text = minorsAlone(minors);
    return [{ ...common, code: 'minors_alone', level: 'block', text, overriddenBy }, ...consents];
  }
  const { watches = 0 } = supervisor;
  const busy: RuleAnswer[] =
    watches < boatsPerSupervisor
      ? []
      : [
          {
            ...common,
            code: 'supervisor_busy',
            level: 'warn',
            overriddenBy: [],
            text: supervisesTooMany(supervisor.name, watches, boatsPerSupervisor),
          },
        ];
  return supervisor.isQualified
    ? [
        ...busy,
        {
          ...common,
          code: 'supervised',
          level: 'info',
          text: supervisedBy(supervisor.name),
          overriddenBy: [],
        },
        ...consents,
      ]
    : [
        {
          ...common,
          code: 'minors_alone',
          level: 'block',
          text: mayNotSupervise(supervisor.name),
          overriddenBy,
        },
        ...consents,
      ];
}
