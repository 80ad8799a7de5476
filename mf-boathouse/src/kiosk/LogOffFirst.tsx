import { useNavigate } from 'react-router-dom';
import { LOG_OFF_FIRST } from '@fleetwatch/contract/accounts/messages';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { TITLE } from './kioskTitle.ts';

/** Replaces the kiosk on a device with a signed-in member. */
export function LogOffFirst() {
  const navigate = useNavigate();
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
