import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { useLaunchCheckQuery } from '@fleetwatch/kit/store/launchCheck';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Stack } from '../kiosk/kioskStyle.ts';
import type { PendingLaunch } from './PendingLaunch.ts';
import { useSignedLaunch } from './useSignedLaunch.ts';

interface LaunchFormProps {
  pending: PendingLaunch;
  onClose: () => void;
}

/** Asks who takes the boat, below what the rules say of it: whoever signs has read it (rule launch.rules). */
export function LaunchForm({ pending, onClose }: LaunchFormProps) {
  const { bus } = pending.target;
  const { stillOut } = useKiosk().data;
  const launch = useSignedLaunch();
  const { data } = useLaunchCheckQuery({ bus: bus ?? '', crew: [] }, { skip: bus === undefined });
  const told = (data?.results ?? []).filter(({ level }) => level !== 'block');
  const replies = told.flatMap(({ level, code, subjectIds }) =>
    level === 'warn' ? [{ code, subjectIds }] : [],
  );
  return (
    <Stack>
      {told.map((answer) => (
        <Notice key={answer.code} tone={answer.level === 'warn' ? 'amber' : 'water'}>
          {answer.text}
        </Notice>
      ))}
      <CredentialForm
        label={pending.title}
        nameRule={signInNameRule}
        verb={pending.verb}
        isOut={stillOut.some(({ bus_id }) => bus_id === bus)}
        onSign={(credentials) =>
          launch({ ...pending.target, ...(data && { replies }) }, pending.boat, credentials)
        }
        onCancel={onClose}
      />
    </Stack>
  );
}
