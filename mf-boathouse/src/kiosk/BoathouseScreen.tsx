import { useNavigate } from 'react-router-dom';
import { LOG_OFF_FIRST } from '@fleetwatch/contract/accounts/messages';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/Button';
import { Dialog } from '@fleetwatch/kit/ui/Dialog';
import { Kiosk, TITLE } from './Kiosk.tsx';

/** /boathouse: the kiosk, refused on a device on which a member is signed in (member-operations §2). */
export function BoathouseScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const navigate = useNavigate();
  if (!isSignedIn) return <Kiosk />;
  const leave = () => void navigate('/', { replace: true });
  return (
    <Dialog
      isOpen
      title={TITLE}
      onClose={leave}
      actions={
        <Button tone="primary" onClick={leave}>
          Go to the start
        </Button>
      }
    >
      <title>{TITLE}</title>
      {LOG_OFF_FIRST}
    </Dialog>
  );
}
