import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { Kiosk } from './Kiosk.tsx';
import { LogOffFirstPart } from './kioskParts.tsx';

/** /boathouse: the kiosk, refused on a device with a signed-in member (rule kiosk.signed-in-refused). */
export function BoathouseScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? <LogOffFirstPart.View /> : <Kiosk />;
}
