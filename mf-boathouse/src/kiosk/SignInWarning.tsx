import { OVER_TEN_FAILURES } from '@fleetwatch/contract/accounts/texts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { CLOSE } from '../texts.ts';
import { SIGN_IN } from './texts.ts';

interface SignInWarningProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The warning after ten failed sign-ins in a row (rule kiosk.refusal). */
export function SignInWarning({ isOpen, onClose }: SignInWarningProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={SIGN_IN}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {CLOSE}
        </Button>
      }
    >
      {OVER_TEN_FAILURES}
    </Dialog>
  );
}
