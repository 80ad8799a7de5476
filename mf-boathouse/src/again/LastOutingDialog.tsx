import { useState } from 'react';
import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import type { LastOuting } from '@fleetwatch/contract/sorties/wire';
import { firstName } from '@fleetwatch/contract/sorties/texts';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import type { Credentials } from '../credentials/useCredentials.ts';
import { toReadFailure } from '../kiosk/toKioskMessage.ts';
import { authLastOuting } from '../kiosk/kioskApi.ts';
import { RepeatOuting } from './RepeatOuting.tsx';
import { SHOW_MY_LAST_SORTIE, SAME_AS_LAST_TIME } from './texts.ts';

interface LastOutingDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The member who signed in and their last outing; stored only while the dialog is open. */
interface Signed {
  credentials: Credentials;
  firstName: string;
  outing: LastOuting | null;
}

/** Signs a member in, shows their last outing, and launches it again. */
export function LastOutingDialog({ isOpen, onClose }: LastOutingDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={SAME_AS_LAST_TIME} onClose={onClose}>
      {isOpen && <Steps onClose={onClose} />}
    </Dialog>
  );
}

function Steps({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [signed, setSigned] = useState<Signed>();

  const handleSign = async (credentials: Credentials): Promise<ApiFailure | null> => {
    try {
      const { name, results } = await dispatch(authLastOuting(credentials)).unwrap();
      setSigned({ credentials, firstName: firstName(name), outing: results });
      return null;
    } catch (error) {
      return toReadFailure(error);
    }
  };
  if (signed) return <RepeatOuting {...signed} onClose={onClose} />;
  return (
    <CredentialForm
      label={SAME_AS_LAST_TIME}
      nameRule={signInNameRule}
      verb={SHOW_MY_LAST_SORTIE}
      onSign={handleSign}
      onCancel={onClose}
    />
  );
}
