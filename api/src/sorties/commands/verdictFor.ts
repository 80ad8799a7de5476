import { alreadyLaunched } from '@fleetwatch/contract/boats/texts';
import { NOT_CLEARED } from '@fleetwatch/contract/clearances/checkClearances';
import { CONDITIONS_STOP } from '@fleetwatch/contract/conditions/checkConditions';
import type { ErrorCode } from '@fleetwatch/contract/errors/codes';
import { judgeLaunch, refusalWithHelp, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { ListedBoat } from '../../boats/Boat.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import type { Launch } from './LaunchRequest.ts';

/** Rules that a launch broke, and answers that its launcher accepted. */
type Verdict = Pick<SortieRecord, 'rulesTaken' | 'againstRules'>;

/**
 * Returns the refusal code of a block; answers about a requirement or a row of conditions also contain its
 * id.
 */
const refusalCode = ({ code }: RuleAnswer): ErrorCode =>
  ([NOT_CLEARED, CONDITIONS_STOP] as const).find((one) => code.startsWith(`${one}:`)) ?? (code as ErrorCode);

/** @param isAsked whether the client shows the rules' answers; otherwise the text names who can help */
function refusalOf(open: readonly RuleAnswer[], isAsked: boolean): ApiError {
  const block = open.find(({ level }) => level === 'block');
  return block
    ? new ApiError(refusalCode(block), isAsked ? block.text : refusalWithHelp(block))
    : new ApiError('rule_warns', warnQuestion(open));
}

/**
 * Builds the rules' answers that the sortie records. Throws if one of them stops the launch (rule
 * launch.rules).
 */
export function verdictFor(launch: Launch, answers: readonly RuleAnswer[]): Verdict {
  const { open, taken, against } = judgeLaunch(answers, {
    replies: launch.replies ?? null,
    offices: launch.offices ?? [],
    officer: launch.officer ?? launch.launcher,
    isFact: launch.happenedAt instanceof Date,
  });
  if (open.length > 0) throw refusalOf(open, Array.isArray(launch.replies));
  const by = ({ level }: RuleAnswer) => level === 'block' && launch.officer && { by: launch.officer };
  return {
    ...(taken.length > 0 && { rulesTaken: taken.map((one) => ({ ...one, ...by(one) })) }),
    ...(against.length > 0 && { againstRules: against }),
  };
}

/**
 * Refuses a launch that was sent later if the boat was out at the stated time. The unique index refuses a boat that is
 * out now.
 */
export async function assertWasFree(boat: ListedBoat, { happenedAt }: Launch): Promise<void> {
  if (!happenedAt) return;
  const taken = await SortieModel.exists({
    boat: boat._id,
    // Includes earlier days, because a boat may be out past midnight.
    day: { $lte: clubDay(happenedAt) },
    launchedAt: { $lte: happenedAt },
    landedAt: { $gt: happenedAt },
  });
  if (taken) throw new ApiError('already_launched', alreadyLaunched(boat.name));
}
