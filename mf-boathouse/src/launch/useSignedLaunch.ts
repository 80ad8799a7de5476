import { dryDockedAtBoathouse } from '@fleetwatch/contract/boats/messages';
import {
  AUTH_LAUNCH_FAILURE,
  AUTH_LAUNCH_REPLY_EXCEPTION,
  firstName,
  youLaunched,
} from '@fleetwatch/contract/sorties/messages';
import type { AuthLaunchBody } from '@fleetwatch/contract/sorties/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { recordLaunch } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import type { Credentials } from '../credentials/useCredentials.ts';
import { inKioskWords } from '../kiosk/inKioskWords.ts';
import { authLaunch } from '../kiosk/kioskApi.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';

/** What leaves the dock: one of a fleet boat's id, a lender's member id, one's own private boat, or an outing again. */
export type LaunchTarget = Pick<AuthLaunchBody, 'again' | 'bus' | 'borrowed' | 'private'>;

const LAUNCHED_TOAST_MS = 4_000;

/** The failure in the kiosk's own words (member-operations §5 and §8). */
function refusalOf(failure: ApiFailure, boat: string): ApiFailure {
  if (failure.code === 'dry_docked') return { ...failure, text: dryDockedAtBoathouse(boat) };
  return inKioskWords(failure, AUTH_LAUNCH_FAILURE, AUTH_LAUNCH_REPLY_EXCEPTION);
}

/**
 * The way to launch with name and password (POST /auth-launch). When it worked, the boat is out, its launcher is told so
 * and the kiosk is idle again: null; else the reason. `boat` is what refusals call it.
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
      const failure = failureOf(error);
      // Another tablet or a phone was faster, or a coach took this one's pairing back: the lists here are behind.
      if (['already_launched', 'tablet_unpaired'].includes(failure.code)) {
        dispatch(baseApi.util.invalidateTags(['Boats', 'Sorties']));
      }
      return refusalOf(failure, boat);
    }
  };
}
