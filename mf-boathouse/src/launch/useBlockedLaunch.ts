import { useRef, useState } from 'react';
import { isOutcomeUnknown, type ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import type { Credentials } from '../credentials/useCredentials.ts';
import { authLaunchCheck } from '../kiosk/kioskApi.ts';
import type { LaunchToConfirm } from './BlockedLaunch.tsx';
import { useSignedLaunch, type LaunchTarget } from './useSignedLaunch.ts';

/** Refusals that no officer can override: of the member who signs in, and of a boat that is out. */
const FINAL = ['credentials_refused', 'too_many_tries', 'tablet_unpaired', 'already_launched'];

/** Whether the rules may have stopped it. Their findings show whether an officer can approve it. */
const mayBeRules = ({ status, code, field }: ApiFailure): boolean =>
  typeof status === 'number' && status < 500 && field === null && !FINAL.includes(code);

/** A launch whose answer was lost. */
interface LostLaunch {
  target: LaunchTarget;
  /** Name of the member who signed in for it. */
  name: string;
}

/** Whether two targets are the same launch, apart from the replies to the rules. */
const isSameLaunch = (one: LaunchTarget, other: LaunchTarget): boolean =>
  JSON.stringify({ ...one, replies: [] }) === JSON.stringify({ ...other, replies: [] });

/**
 * Launches like `useSignedLaunch`, and keeps a launch that the rules have stopped, so that replies can be added (rules
 * launch.rules, kiosk.officer).
 */
export function useBlockedLaunch() {
  const dispatch = useAppDispatch();
  const launch = useSignedLaunch();
  const [blocked, setBlocked] = useState<LaunchToConfirm>();
  const lost = useRef<LostLaunch>(null);

  /** Checks the rules; false if they do not stop the launch or cannot be checked. */
  const checkRules = async (
    target: LaunchTarget,
    boat: string,
    credentials: Credentials,
  ): Promise<boolean> => {
    const { replies: _replies, officer: _officer, ...what } = target;
    try {
      const { results, boats } = await dispatch(authLaunchCheck({ ...what, ...credentials })).unwrap();
      if (!results.some(({ level }) => level !== 'info')) return false;
      setBlocked({ target, boat, credentials, answers: results, boats: boats ?? [] });
      return true;
    } catch {
      return false;
    }
  };
  const sign = async (
    requested: LaunchTarget,
    boat: string,
    credentials: Credentials,
  ): Promise<ApiFailure | null> => {
    const { current: before } = lost;
    const isAgain = before?.name === credentials.name && isSameLaunch(before.target, requested);
    // New replies would make it another request, while the first one may have launched the boat.
    const target = isAgain ? before.target : requested;
    const failure = await launch(target, boat, credentials);
    lost.current = failure && isOutcomeUnknown(failure) ? { target, name: credentials.name } : null;
    if (!failure || !mayBeRules(failure)) return failure;
    return (await checkRules(target, boat, credentials)) ? null : failure;
  };
  return {
    blocked,
    sign,
    /** Checks the rules for the blocked launch again. */
    recheck: async (): Promise<void> => {
      if (blocked) await checkRules(blocked.target, blocked.boat, blocked.credentials);
    },
    dismiss: () => setBlocked(undefined),
  };
}
