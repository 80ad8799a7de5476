import { CLEARANCES_OFF } from '@fleetwatch/contract/clearances/texts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite, type Write } from '../../platform/database/runWrite.ts';

/**
 * Runs a write to clearances once per idempotency key. 404 `feature_off` in a club that does not use
 * clearances.
 */
export const writeClearances = <Written, Answer extends object>(
  repeat: Repeatable | null,
  work: Write<Written, Answer>['work'],
  present: (written: Written) => Answer | Promise<Answer>,
): Promise<Answer> => runWrite({ feature: ['clearances', CLEARANCES_OFF], repeat, work, present });
