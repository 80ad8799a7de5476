import { coachConfirmed } from '@fleetwatch/contract/accounts/texts';
import type { PendingCoach } from '@fleetwatch/contract/accounts/wire';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useCoachRequestsQuery, useConfirmCoachMutation } from './coachRequestsApi.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CONFIRM_COACH, signedUpAsCoach } from './texts.ts';

/** For confirmed coaches: members who signed up as coaches and are not confirmed (rule member.coach-confirmed). */
export function CoachRequests() {
  const showOutcome = useResultToast();
  const { data: requests, refetch } = useCoachRequestsQuery(undefined, LIST_QUERY);
  const [send, { isLoading }] = useConfirmCoachMutation();

  const confirm = async ({ _id: id, name }: PendingCoach) => {
    const { error } = await send({ id });
    showOutcome(error, coachConfirmed(name));
    if (error) void refetch();
  };

  return (requests ?? []).map((request) => (
    <Notice
      key={request._id}
      actions={
        <Button tone="primary" isBusy={isLoading} onClick={() => void confirm(request)}>
          {CONFIRM_COACH}
        </Button>
      }
    >
      {signedUpAsCoach(request.name, request.coach === 1)}
    </Notice>
  ));
}
