import { useState } from 'react';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/messages';
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

/** Why blocks do not stop a launch (rule launch.override). */
export function useOverride({
  results,
  canOverride,
}: Pick<LaunchCheck, 'results' | 'canOverride'>): Override {
  const [text, setText] = useState('');
  const stops = results.filter(({ level }) => level === 'block');
  const stop = stops.find(({ code }) => !canOverride.includes(code));
  const reason = text.trim();
  const isMissing = stops.length > 0 && reason.length < REASON_MIN;
  return {
    ...{ stops, isStopped: stop !== undefined },
    reason: stops.length > 0 && !stop ? { text, onChange: setText } : undefined,
    refusal: stop?.text ?? (isMissing ? REASON_LENGTH : null),
    replies: stops.map(({ code, subjectIds }) => ({ code, subjectIds, reason })),
  };
}
