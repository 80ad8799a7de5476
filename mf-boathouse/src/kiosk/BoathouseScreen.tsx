import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { Kiosk } from './Kiosk.tsx';
import { LogOffFirstPart } from './kioskParts.tsx';

/** /boathouse: the kiosk, refused on a device on which a member is signed in (rule kiosk.signed-in-refused). */
export function BoathouseScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? <LogOffFirstPart.View /> : <Kiosk />;
}
