import { decideCall } from '@fleetwatch/contract/safety/messages';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { isTimeout } from '../../platform/http/isTimeout.ts';
import { log } from '../../platform/logging/log.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { JobRunModel } from '../../scheduler/JobRun.ts';
import { runOnce } from '../../scheduler/runOnce.ts';
import { safetySettings } from '../clubSafety.ts';
import { momentOf, type WatchedSortie } from '../trip.ts';

/** How long the hook may take to answer. */
export const HOOK_TIMEOUT_MS = 8_000;

/** What the operator's hook gets, to send as SMS to whom it knows: no person, no contact, no words of members. */
export interface AlarmHookBody {
  v: 1;
  club: string;
  level: 'alarm';
  /** 0 for the first, then one for each repeat. */
  turn: number;
  /** Null for a member's own boat, which has its owner's name. */
  boat: string | null;
  aboard: number;
  seats: number;
  /** ISO 8601. */
  launched: string;
  expected: string;
  /** Name of the stretch of water. */
  area: string | null;
  /** 'Decide: call 112?' */
  text: string;
}

async function bodyOf(sortie: WatchedSortie, turn: number): Promise<AlarmHookBody> {
  const { boatName, isPrivate, crew, launchedAt, trip, fleetGroup } = sortie;
  const [{ name }, groups] = await Promise.all([currentClubRecord(), fleetGroupDirectory.get()]);
  return {
    ...{ v: 1, club: name, level: 'alarm', turn, boat: isPrivate ? null : boatName },
    aboard: crew.length + 1,
    seats: seatsOfPayload(groups.get(String(fleetGroup))?.payload ?? 1),
    launched: launchedAt.toISOString(),
    expected: trip.expectedAt.toISOString(),
    area: trip.area,
    text: decideCall(safetySettings().emergencyNumber),
  };
}

/** Why it did not take it; null when it did. Its address is a secret, and stays out of the log. */
async function post(hook: string, key: string, body: AlarmHookBody): Promise<string | null> {
  try {
    const answer = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      // It is sent to the address that the operator has given, and to no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `It answers ${answer.status}.`;
  } catch (error) {
    return isTimeout(error) ? 'It takes too long.' : 'It cannot be reached.';
  }
}

/**
 * Tells the operator's hook of an alarm, if there is one, once for each repeat (rule safety.hook). It does not hold the checks
 * up; what it did not take the next check sends again, under the same key.
 */
export async function callAlarmHook(sortie: WatchedSortie, turn: number): Promise<void> {
  const { alarmHook } = runtime();
  if (alarmHook === null) return;
  const key = `alarm-hook ${String(sortie._id)} ${momentOf(sortie.trip)} ${turn}`;
  if (!(await runOnce(key, () => Promise.resolve()))) return;
  mailLater(async () => {
    const reason = await post(alarmHook, key, await bodyOf(sortie, turn));
    if (reason === null) return;
    log('warn', { event: 'alarm_hook_failed', reason });
    await JobRunModel.deleteOne({ key });
  });
}
