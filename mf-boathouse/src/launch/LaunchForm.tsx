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
import { HeldLaunch } from './HeldLaunch.tsx';
import { useHeldLaunch } from './useHeldLaunch.ts';
import { useTrip } from './useTrip.tsx';

interface LaunchFormProps {
  pending: PendingLaunch;
  onClose: () => void;
}

/** Asks who takes the boat, below what the rules say of it: whoever signs has read it (rule launch.rules). */
export function LaunchForm({ pending, onClose }: LaunchFormProps) {
  const { bus } = pending.target;
  const { stillOut, boats } = useKiosk().data;
  const { held, sign, look } = useHeldLaunch();
  const trip = useTrip();
  const { currentData } = useLaunchCheckQuery({ bus: bus ?? '', crew: [] }, { skip: bus === undefined });
  // The row has told already of the reservation, so nothing moves when the answer comes.
  const reserved = reservedBoats(useReservationsQuery().data).get(bus ?? '');
  const damage = boats.find(({ _id }) => _id === bus)?.damage;
  const boat = { _id: bus ?? '', name: pending.boat, isInService: true, isOut: false, seats: 1, damage };
  const here = checkLaunch({ boat, launcherId: null, crew: [], out: [], reserved });
  const told = (currentData?.results ?? here).filter(({ level }) => level !== 'block');
  if (held) return <HeldLaunch held={held} onSign={sign} onLook={look} onClose={onClose} />;
  return (
    <Stack>
      {told.map((answer) => (
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
          // Without the server's answer too: a launch that says nothing of the rules is asked nothing (rule launch.rules).
          sign({ ...pending.target, ...trip.terms, replies: repliesTo(told) }, pending.boat, credentials)
        }
        onCancel={onClose}
      />
      {trip.rest}
    </Stack>
  );
}
