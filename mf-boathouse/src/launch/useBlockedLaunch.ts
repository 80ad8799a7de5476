import { useRef, useState } from 'react';
import { isOutcomeUnknown, type ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import type { Credentials } from '../credentials/useCredentials.ts';
import { authLaunchCheck } from '../kiosk/kioskApi.ts';
import type { LaunchToConfirm } from './BlockedLaunch.tsx';
import { useSignedLaunch, type LaunchTarget } from './useSignedLaunch.ts';

/** What refuses the member who signs, and a boat that is out: no officer can allow these, so there is nothing to ask. */
const FINAL = ['credentials_refused', 'too_many_tries', 'tablet_unpaired', 'already_launched'];

/** Whether the rules may have stopped it; whether an officer may allow it is in their own answers. */
const mayBeRules = ({ status, code, field }: ApiFailure): boolean =>
  typeof status === 'number' && status < 500 && field === null && !FINAL.includes(code);

/** A launch whose answer was lost. */
interface LostLaunch {
  target: LaunchTarget;
  /** Name of the member who signed it. */
  name: string;
}

/** Whether two targets are one launch, whatever is replied to the rules. */
const isSameLaunch = (one: LaunchTarget, other: LaunchTarget): boolean =>
  JSON.stringify({ ...one, replies: [] }) === JSON.stringify({ ...other, replies: [] });

/**
 * Launches as `useSignedLaunch`, and holds a launch that the rules have stopped, so that it can be answered
 * (rules launch.rules, kiosk.officer).
 */
export function useBlockedLaunch() {
  const dispatch = useAppDispatch();
  const launch = useSignedLaunch();
  const [blocked, setBlocked] = useState<LaunchToConfirm>();
  const lost = useRef<LostLaunch>(null);

  /** Asks what the rules say; false where they say nothing that stops a launch, or cannot be asked. */
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
    // With replies of now it would be another request, and the boat would be out by the first one.
    const target = isAgain ? before.target : requested;
    const failure = await launch(target, boat, credentials);
    lost.current = failure && isOutcomeUnknown(failure) ? { target, name: credentials.name } : null;
    if (!failure || !mayBeRules(failure)) return failure;
    return (await checkRules(target, boat, credentials)) ? null : failure;
  };
  return {
    blocked,
    sign,
    /** Asks again what the rules say of the launch that is held. */
    recheck: async (): Promise<void> => {
      if (blocked) await checkRules(blocked.target, blocked.boat, blocked.credentials);
    },
    dismiss: () => setBlocked(undefined),
  };
}
