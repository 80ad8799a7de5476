import { boathouseNameRule } from '@fleetwatch/contract/accounts/rules';
import {
  firstName,
  noOutstandingFor,
  OUTSTANDING_FAILURE,
  OUTSTANDING_REPLY_EXCEPTION,
  OUTSTANDING_SEND_EXCEPTION,
} from '@fleetwatch/contract/sorties/texts';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import type { Credentials } from '../credentials/useCredentials.ts';
import { toKioskMessage, toReadFailure } from '../kiosk/toKioskMessage.ts';
import type { KioskMessages } from '../kiosk/toKioskMessage.ts';
import { authOutstanding } from '../kiosk/kioskApi.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { STEP } from '../kiosk/kioskState.ts';
import { AUTHENTICATE_TO_LAND, SHOW_MY_BOATS, WHO_IS_LANDING } from './texts.ts';

const MESSAGES: KioskMessages = {
  failed: OUTSTANDING_FAILURE,
  reply: OUTSTANDING_REPLY_EXCEPTION,
  send: OUTSTANDING_SEND_EXCEPTION,
};
const NO_OUTSTANDING_TOAST_MS = 4_000;

/** Signs in the member who lands, then shows their outstanding sorties or that there are none. */
export function AuthenticatePane() {
  const dispatch = useAppDispatch();
  const kiosk = useKiosk();

  const handleSign = async (credentials: Credentials): Promise<ApiFailure | null> => {
    try {
      const { name, results, token } = await dispatch(authOutstanding(credentials)).unwrap();
      if (results.length > 0) {
        kiosk.dispatch({
          type: 'authenticated',
          outstanding: { firstName: firstName(name), sorties: results, landingToken: token },
        });
        return null;
      }
      const text = noOutstandingFor(firstName(name));
      dispatch(toastShown({ text, tone: 'warning', lifetimeMs: NO_OUTSTANDING_TOAST_MS }));
      kiosk.dispatch({ type: 'stepChosen', step: STEP.idle });
      return null;
    } catch (error) {
      return toKioskMessage(toReadFailure(error), MESSAGES);
    }
  };

  return (
    <Card title={WHO_IS_LANDING}>
      <CredentialForm
        label={AUTHENTICATE_TO_LAND}
        nameRule={boathouseNameRule}
        verb={SHOW_MY_BOATS}
        onSign={handleSign}
      />
    </Card>
  );
}
