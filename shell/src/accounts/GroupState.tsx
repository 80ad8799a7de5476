import { waitingForCoach } from '@fleetwatch/contract/usergroups/texts';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useAccountQuery } from './accountApi.ts';

/** Shows that a requested user group awaits a coach's confirmation; otherwise empty. */
export function GroupState() {
  const { data: account } = useAccountQuery();
  return account?.groupwanted ? <Notice>{waitingForCoach(account.groupwanted)}</Notice> : null;
}
