import { NOT_CLEARED } from '@fleetwatch/contract/clearances/checkClearances';
import { CONDITIONS_STOP } from '@fleetwatch/contract/conditions/checkConditions';
import { alreadyLaunched } from '@fleetwatch/contract/boats/messages';
import type { ErrorCode } from '@fleetwatch/contract/errors/codes';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import {
  checkLaunch,
  judgeLaunch,
  warnQuestion,
  type LaunchFacts,
} from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { ListedBoat } from '../../boats/Boat.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';
import type { LaunchTask, Launch } from './launchTask.ts';

/** What a launch goes against, and what its launcher took. */
export type Ruled = Pick<SortieRecord, 'rulesTaken' | 'againstRules'>;

/** A block's code is that of its refusal; what a requirement or a row of conditions answers has its id too. */
const refusalCode = ({ code }: RuleAnswer): ErrorCode =>
  ([NOT_CLEARED, CONDITIONS_STOP] as const).find((one) => code.startsWith(`${one}:`)) ?? (code as ErrorCode);

function refusalOf(open: readonly RuleAnswer[]): ApiError {
  const block = open.find(({ level }) => level === 'block');
  return block
    ? new ApiError(refusalCode(block), block.text)
    : new ApiError('rule_warns', warnQuestion(open));
}

/**
 * Throws what stops a launch (rule launch.rules). Whether its boat is out is known when the sortie is inserted.
 * @param further answers beside the rules that devices know
 */
export function assertRules(
  task: LaunchTask,
  boat: Omit<LaunchFacts['boat'], 'isOut' | 'seats'>,
  group: FleetGroupRecord,
  further: readonly RuleAnswer[] = [],
): Ruled {
  const { launch, crew, out } = task;
  const answers = checkLaunch({
    boat: { ...boat, isOut: false, seats: seatsOfPayload(group.payload) },
    launcherId: launch.launcher,
    crew,
    out,
    clearances: task.clearancesFor?.(boat, group),
    others: [
      ...task.supervision,
      ...(task.conditions?.check(boat, group) ?? []),
      ...task.heldBoats(boat, [{ _id: launch.launcher }, ...crew]),
    ],
    isAtBoathouse: launch.isAtBoathouse,
  });
  const { open, taken, against } = judgeLaunch([...answers, ...further], {
    replies: launch.replies ?? null,
    offices: launch.offices ?? [],
    officer: launch.officer ?? launch.launcher,
    isFact: launch.happenedAt instanceof Date,
  });
  if (open.length > 0) throw refusalOf(open);
  if (task.unknown) throw task.unknown;
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
export async function assertFreeThen(boat: ListedBoat, { happenedAt }: Launch): Promise<void> {
  if (!happenedAt) return;
  const taken = await SortieModel.exists({
    boat: boat._id,
    // Includes earlier days, because a boat may be out over midnight.
    day: { $lte: clubDay(happenedAt) },
    launchedAt: { $lte: happenedAt },
    landedAt: { $gt: happenedAt },
  });
  if (taken) throw new ApiError('already_launched', alreadyLaunched(boat.name));
}
