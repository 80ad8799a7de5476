import { groupConfirmed, groupDeclined } from '@fleetwatch/contract/usergroups/texts';
import type { GroupRequest } from '@fleetwatch/contract/usergroups/requests';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useDecideGroupMutation, useGroupRequestsQuery } from './groupRequestsApi.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CONFIRM, DECLINE, wantsGroup } from './texts.ts';

/** For coaches: pending changes of user group, if the club requires confirmation; else empty. */
export function GroupRequests() {
  const showOutcome = useResultToast();
  const { data: requests, refetch } = useGroupRequestsQuery(undefined, LIST_QUERY);
  const [send, { isLoading }] = useDecideGroupMutation();

  const decide = async ({ _id: id, name, group, wantedid, wanted }: GroupRequest, confirm: boolean) => {
    const { error } = await send({ id, group: wantedid, confirm });
    const done = confirm ? groupConfirmed(name, wanted) : groupDeclined(name, group);
    showOutcome(error, done);
    if (error) void refetch();
  };

  return (requests ?? []).map((request) => (
    <Notice
      key={request._id}
      actions={
        <>
          <Button isBusy={isLoading} onClick={() => void decide(request, false)}>
            {DECLINE}
          </Button>
          <Button tone="primary" isBusy={isLoading} onClick={() => void decide(request, true)}>
            {CONFIRM}
          </Button>
        </>
      }
    >
      {wantsGroup(request.name, request.group, request.wanted)}
    </Notice>
  ));
}
