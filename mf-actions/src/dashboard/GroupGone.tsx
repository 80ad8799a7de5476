import { USER_GROUP_GONE } from '@fleetwatch/contract/usergroups/texts';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { NoticeSpacing } from './NoticeSpacing.ts';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CHOOSE_GROUP } from './lazyTexts.ts';

/**
 * Shown after a coach deleted the member's user group: only the member can choose the new one (rule profile.inactive-group).
 */
export function GroupGone() {
  return (
    <NoticeSpacing role="status">
      <Notice tone="amber" actions={<ButtonLink to="/profile">{CHOOSE_GROUP}</ButtonLink>}>
        {USER_GROUP_GONE}
      </Notice>
    </NoticeSpacing>
  );
}
