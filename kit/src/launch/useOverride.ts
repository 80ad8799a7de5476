import { useState } from 'react';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/texts';
import type { LaunchCheck, RuleAnswer, RuleReply } from '@fleetwatch/contract/sorties/wire';

/** The field for the reason for launching despite a block. */
export interface ReasonField {
  text: string;
  onChange: (text: string) => void;
}

interface Override {
  /** Blocks of the launch. */
  stops: RuleAnswer[];
  /** Whether the member may not override some of them. */
  isStopped: boolean;
  /** Undefined if there is nothing to override, or it is not allowed. */
  reason: ReasonField | undefined;
  /** Reason why it cannot be sent yet; null if it can. */
  refusal: string | null;
  replies: RuleReply[];
}

/**
 * State of the reasons for overriding blocks (rule launch.override).
 * @param isOneBoat false for several boats: those without blocks leave, the server refuses the others by name, and a reason is
 * needed only to launch those as well
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
