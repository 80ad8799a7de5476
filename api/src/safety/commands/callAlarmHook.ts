import { decideCall } from '@fleetwatch/contract/safety/texts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { isTimeout } from '../../platform/http/errors.ts';
import { log } from '../../platform/logging/log.ts';
import { runOnce } from '../../platform/jobs/runOnce.ts';
import { safetySettings } from '../../clubs/clubSafety.ts';
import { alarmRaised, type AlarmEvent } from '../safetyEvents.ts';
import { momentOf, type WatchedSortie } from '../trip.ts';

/** Timeout of the hook. */
export const HOOK_TIMEOUT_MS = 8_000;

/** Thrown when the hook does not accept an alarm. */
class HookFailure extends Error {}

/**
 * Body sent to the operator's hook, for SMS to recipients that it knows. It contains no people, contacts or
 * members' texts.
 */
export interface AlarmHookBody {
  v: 1;
  club: string;
  level: 'alarm';
  /** 0 for the first alarm, then counts the repeats. */
  turn: number;
  /** Null for a member's own boat, whose name contains the owner's. */
  boat: string | null;
  aboard: number;
  seats: number;
  /** Launch time, ISO 8601. */
  launched: string;
  expected: string;
  /** Name of the stretch of water. */
  area: string | null;
  /** Text of the alarm: 'Decide: call 112?' */
  text: string;
}

async function bodyOf(sortie: WatchedSortie, turn: number): Promise<AlarmHookBody> {
  const { boatName, isPrivate, crew, launchedAt, trip, fleetGroup } = sortie;
  const [{ name }, groups] = await Promise.all([currentClubRecord(), fleetGroupDirectory.get()]);
  return {
    v: 1,
    club: name,
    level: 'alarm',
    turn,
    boat: isPrivate ? null : boatName,
    aboard: crew.length + 1,
    seats: seatsOfPayload(groups.get(String(fleetGroup))?.payload ?? 1),
    launched: launchedAt.toISOString(),
    expected: trip.expectedAt.toISOString(),
    area: trip.area,
    text: decideCall(safetySettings().emergencyNumber),
  };
}

/**
 * Posts to the hook. Throws when it does not accept the alarm. Its address is a secret and must not be
 * logged.
 */
async function post(hook: string, key: string, body: AlarmHookBody): Promise<void> {
  const answer = await fetch(hook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    // Only the address configured by the operator may receive it.
    redirect: 'manual',
    signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new HookFailure(isTimeout(error) ? 'It takes too long.' : 'It cannot be reached.');
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new HookFailure(`It answers ${answer.status}.`);
}

const keyOf = (sortie: WatchedSortie, turn: number): string =>
  `alarm-hook ${String(sortie._id)} ${momentOf(sortie.trip)} ${turn}`;

/** Emits a boat's alarm once per repeat. */
export async function emitAlarm(sortie: WatchedSortie, turn: number): Promise<void> {
  if (runtime().alarmHook === null) return;
  await runOnce(keyOf(sortie, turn), (_session, effects) => {
    effects.emit(alarmRaised, { sortie, turn });
    return Promise.resolve();
  });
}

/**
 * Posts an alarm to the operator's hook; a rejected one is sent again, under the same key (rule
 * safety.hook).
 */
export async function callAlarmHook({ sortie, turn }: AlarmEvent): Promise<void> {
  const { alarmHook } = runtime();
  if (alarmHook === null) return;
  try {
    await post(alarmHook, keyOf(sortie, turn), await bodyOf(sortie, turn));
  } catch (error) {
    if (error instanceof HookFailure) log('warn', { event: 'alarm_hook_failed', reason: error.message });
    throw error;
  }
}
