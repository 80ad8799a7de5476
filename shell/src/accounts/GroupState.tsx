import { waitingForCoach } from '@fleetwatch/contract/usergroups/requests';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useAccountQuery } from './accountApi.ts';

/** That another user group is wanted and a coach is still to confirm it; nothing otherwise. */
export function GroupState() {
  const { data: account } = useAccountQuery();
  return account?.groupwanted ? <Notice>{waitingForCoach(account.groupwanted)}</Notice> : null;
}
