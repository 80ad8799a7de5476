import { dryDockedAtBoathouse } from '@fleetwatch/contract/boats/texts';
import {
  AUTH_LAUNCH_FAILURE,
  AUTH_LAUNCH_REPLY_EXCEPTION,
  AUTH_LAUNCH_SEND_EXCEPTION,
  firstName,
  youLaunched,
} from '@fleetwatch/contract/sorties/texts';
import type { AuthLaunchBody } from '@fleetwatch/contract/sorties/wire';
import { isReplyLost } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { recordLaunch } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import type { Credentials } from '../credentials/useCredentials.ts';
import { toKioskMessage } from '../kiosk/toKioskMessage.ts';
import type { KioskMessages } from '../kiosk/toKioskMessage.ts';
import { authLaunch } from '../kiosk/kioskApi.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';

/**
 * The launch: a fleet boat's id, a lender's member id, the member's own private boat, or an outing to repeat; the replies to
 * the rules' findings, and the officer who approves them.
 */
export type LaunchTarget = Omit<AuthLaunchBody, 'name' | 'password'>;

const MESSAGES: KioskMessages = {
  failed: AUTH_LAUNCH_FAILURE,
  reply: AUTH_LAUNCH_REPLY_EXCEPTION,
  send: AUTH_LAUNCH_SEND_EXCEPTION,
};
const LAUNCHED_TOAST_MS = 4_000;

/** The failure in the kiosk's own words (rule kiosk.failures). */
function refusalOf(error: unknown, boat: string): ApiFailure {
  const failure = toKioskMessage(error, MESSAGES);
  return failure.code === 'dry_docked' ? { ...failure, text: dryDockedAtBoathouse(boat) } : failure;
}

/**
 * Whether this tablet's lists are outdated: another device was faster, a crew member has left, a coach unpaired the tablet, or
 * the answer to a written launch was lost.
 */
const isOutOfDate = (failure: ApiFailure): boolean =>
  isReplyLost(failure) || ['already_launched', 'rule_warns', 'tablet_unpaired'].includes(failure.code);

/**
 * Launches with name and password (POST /auth-launch). On success the boat is out, its launcher sees a toast and the kiosk is
 * idle again: null; else the reason. `boat` is its name in refusals.
 */
export function useSignedLaunch() {
  const dispatch = useAppDispatch();
  const kiosk = useKiosk();
  return async (target: LaunchTarget, boat: string, credentials: Credentials): Promise<ApiFailure | null> => {
    try {
      const sortie = await dispatch(authLaunch({ ...target, ...credentials })).unwrap();
      dispatch(recordLaunch(sortie));
      dispatch(
        toastShown({
          text: youLaunched(firstName(sortie.user)),
          tone: 'success',
          lifetimeMs: LAUNCHED_TOAST_MS,
        }),
      );
      kiosk.dispatch({ type: 'launched' });
      return null;
    } catch (error) {
      const refusal = refusalOf(error, boat);
      if (isOutOfDate(refusal)) dispatch(invalidateTags(['Boats', 'Sorties']));
      return refusal;
    }
  };
}
