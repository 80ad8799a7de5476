import { MOVING_OFF } from '@fleetwatch/contract/import/texts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite, type Write } from '../../platform/database/runWrite.ts';

/** Runs a write once per idempotency key. 404 `feature_off` in a club that does not use imports. */
export const writeImports = <Written, Answer extends object>(
  repeat: Repeatable | null,
  work: Write<Written, Answer>['work'],
  present: (written: Written) => Answer | Promise<Answer>,
): Promise<Answer> => runWrite({ feature: ['moving', MOVING_OFF], repeat, work, present });
