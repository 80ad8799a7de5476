import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { TRY_AGAIN, USER_GROUPS_MISSING } from './texts.ts';

interface UserGroupsMissingProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown if the choice of user groups did not load. Other entries stay. */
export function UserGroupsMissing({ onRetry, isRetrying }: UserGroupsMissingProps) {
  return (
    <Notice
      tone="red"
      actions={
        <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
          {TRY_AGAIN}
        </Button>
      }
    >
      {USER_GROUPS_MISSING}
    </Notice>
  );
}
