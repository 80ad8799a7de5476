import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';

interface UserGroupsMissingProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** The choice of user groups did not arrive. What else was typed stays. */
export function UserGroupsMissing({ onRetry, isRetrying }: UserGroupsMissingProps) {
  return (
    <Notice
      tone="red"
      actions={
        <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      User groups could not be loaded. {NETWORK_REFUSED}
    </Notice>
  );
}
