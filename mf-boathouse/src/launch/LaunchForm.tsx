import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { checkLaunch, repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import { useLaunchCheckQuery } from '@fleetwatch/kit/store/launchCheck';
import { useReservationsQuery } from '@fleetwatch/kit/store/plans';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { reservedBoats } from '@fleetwatch/kit/parts/reservedBoats.ts';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import type { PendingLaunch } from './PendingLaunch.ts';
import { BlockedLaunch } from './BlockedLaunch.tsx';
import { useBlockedLaunch } from './useBlockedLaunch.ts';
import { useTrip } from './useTrip.tsx';

interface LaunchFormProps {
  pending: PendingLaunch;
  onClose: () => void;
}

/**
 * Asks for the launcher's credentials, below the rules' notices, which the member reads before signing in (rule launch.rules).
 */
export function LaunchForm({ pending, onClose }: LaunchFormProps) {
  const { bus } = pending.target;
  const { stillOut, boats } = useKiosk().data;
  const { blocked, sign, recheck } = useBlockedLaunch();
  const trip = useTrip();
  const { currentData } = useLaunchCheckQuery({ bus: bus ?? '', crew: [] }, { skip: bus === undefined });
  // The row shows the reservation already, so nothing moves when the answer arrives.
  const reserved = reservedBoats(useReservationsQuery().data).get(bus ?? '');
  const damage = boats.find(({ _id }) => _id === bus)?.damage;
  const boat = { _id: bus ?? '', name: pending.boat, isInService: true, isOut: false, seats: 1, damage };
  const here = checkLaunch({ boat, launcherId: null, crew: [], out: [], reserved });
  const notices = (currentData?.results ?? here).filter(({ level }) => level !== 'block');
  if (blocked) return <BlockedLaunch blocked={blocked} onSign={sign} onRecheck={recheck} onClose={onClose} />;
  return (
    <Stack>
      {notices.map((answer) => (
        <Notice
          key={`${answer.code} ${answer.subjectIds.join(' ')}`}
          tone={answer.level === 'warn' ? 'amber' : 'water'}
        >
          {answer.text}
        </Notice>
      ))}
      {trip.time}
      <CredentialForm
        label={pending.title}
        nameRule={signInNameRule}
        verb={pending.verb}
        isOut={stillOut.some(({ bus_id }) => bus_id === bus)}
        onSign={(credentials) =>
          // Also sent without the server's answer: a launch without replies is not questioned (rule launch.rules).
          sign({ ...pending.target, ...trip.terms, replies: repliesTo(notices) }, pending.boat, credentials)
        }
        onCancel={onClose}
      />
      {trip.rest}
    </Stack>
  );
}
