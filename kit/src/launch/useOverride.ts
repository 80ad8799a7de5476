import { useState } from 'react';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/texts';
import type { LaunchCheck, RuleAnswer, RuleReply } from '@fleetwatch/contract/sorties/wire';

/** The field for why a launch leaves in spite of what stops it. */
export interface ReasonField {
  text: string;
  onChange: (text: string) => void;
}

interface Override {
  /** What stops the launch. */
  stops: RuleAnswer[];
  /** Whether any of it is not the member's to override. */
  isStopped: boolean;
  /** Undefined where nothing is, or may be, overridden. */
  reason: ReasonField | undefined;
  /** Why it cannot be sent yet; null when it can. */
  refusal: string | null;
  replies: RuleReply[];
}

/**
 * Why blocks do not stop a launch (rule launch.override).
 * @param isOneBoat of several boats those go that nothing stops: the server refuses the others by name, and a reason is for who wants
 * them to leave as well
 */
export function useOverride(
  { results, canOverride }: Pick<LaunchCheck, 'results' | 'canOverride'>,
  isOneBoat = true,
): Override {
  const [text, setText] = useState('');
  const stops = results.filter(({ level }) => level === 'block');
  const mine = stops.filter(({ code }) => canOverride.includes(code));
  const stop = isOneBoat ? stops.find((one) => !mine.includes(one)) : undefined;
  const isOverridden = mine.length > 0 && (isOneBoat || text !== '');
  const reason = text.trim();
  const isMissing = isOverridden && reason.length < REASON_MIN;
  return {
    stops,
    isStopped: stop !== undefined,
    reason: mine.length > 0 && !stop ? { text, onChange: setText } : undefined,
    refusal: stop?.text ?? (isMissing ? REASON_LENGTH : null),
    replies: isOverridden ? mine.map(({ code, subjectIds }) => ({ code, subjectIds, reason })) : [],
  };
}
