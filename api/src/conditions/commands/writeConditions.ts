import { CONDITIONS_OFF } from '@fleetwatch/contract/conditions/texts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite, type Write } from '../../platform/database/runWrite.ts';

/**
 * Runs a write to conditions once per idempotency key. 404 `feature_off` in a club that does not use
 * conditions.
 */
export const writeConditions = <Answer extends object>(
  repeat: Repeatable | null,
  work: Write<Answer, Answer>['work'],
): Promise<Answer> => runWrite({ feature: ['conditions', CONDITIONS_OFF], repeat, work });
