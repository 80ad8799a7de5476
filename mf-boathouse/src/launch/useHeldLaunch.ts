import { useState } from 'react';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import type { Credentials } from '../credentials/useCredentials.ts';
import { authLaunchCheck } from '../kiosk/kioskApi.ts';
import type { Held } from './HeldLaunch.tsx';
import { useSignedLaunch, type LaunchTarget } from './useSignedLaunch.ts';

/** What refuses who signs, and a boat that is out: nobody can allow these, so there is nothing to ask. */
const FINAL = ['credentials_refused', 'too_many_tries', 'tablet_unpaired', 'already_launched'];

/** Whether the rules may have stopped it; whether anybody may allow it is in their own answers. */
const mayBeRules = ({ status, code, field }: ApiFailure): boolean =>
  typeof status === 'number' && status < 500 && field === null && !FINAL.includes(code);

/**
 * Launches as `useSignedLaunch`, and holds a launch that the rules have stopped, so that it can be answered
 * (rules launch.rules, kiosk.officer).
 */
export function useHeldLaunch() {
  const dispatch = useAppDispatch();
  const launch = useSignedLaunch();
  const [held, setHeld] = useState<Held>();

  const sign = async (
    target: LaunchTarget,
    boat: string,
    credentials: Credentials,
  ): Promise<ApiFailure | null> => {
    const failure = await launch(target, boat, credentials);
    if (!failure || !mayBeRules(failure)) return failure;
    const { replies: _replies, ...what } = target;
    try {
      const { results, boats } = await dispatch(authLaunchCheck({ ...what, ...credentials })).unwrap();
      if (!results.some(({ level }) => level !== 'info')) return failure;
      setHeld({ target: what, boat, credentials, answers: results, boats: boats ?? [] });
      return null;
    } catch {
      return failure;
    }
  };
  return { held, sign, letGo: () => setHeld(undefined) };
}
