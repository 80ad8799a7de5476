import { useState } from 'react';
import { REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/messages';
import type { LaunchCheck, RuleReply } from '@fleetwatch/contract/sorties/wire';
import { Refusal } from '../screen/Refusal.ts';

interface Override {
  /** Whether something stops the launch that the member may not override. */
  isStopped: boolean;
  /** The field for the reason; undefined where nothing is, or may be, overridden. */
  field: { text: string; onChange: (text: string) => void; error: string | undefined } | undefined;
  /** What goes with the launch. Throws a `Refusal` while the reason is missing. */
  replies: () => RuleReply[];
}

/** Why blocks do not stop a launch (rule launch.override). */
export function useOverride({ results, canOverride }: LaunchCheck): Override {
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const blocks = results.filter(({ level }) => level === 'block');
  const isStopped = blocks.some(({ code }) => !canOverride.includes(code));
  const error = reason.trim().length < REASON_MIN ? REASON_LENGTH : undefined;
  return {
    isStopped,
    field:
      blocks.length > 0 && !isStopped
        ? { text: reason, onChange: setReason, error: isAsked ? error : undefined }
        : undefined,
    replies: () => {
      if (blocks.length > 0 && error !== undefined) {
        setIsAsked(true);
        throw new Refusal(error);
      }
      return blocks.map(({ code, subjectIds }) => ({ code, subjectIds, reason: reason.trim() }));
    },
  };
}
