import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/messages';
import { Button } from '@fleetwatch/kit/ui/Button';
import { Notice } from '@fleetwatch/kit/ui/Notice';

/** The choice of user groups did not arrive. What else was typed stays. */
export function UserGroupsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="red"
      actions={
        <Button icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The user groups did not arrive. {NETWORK_REFUSED}
    </Notice>
  );
}
