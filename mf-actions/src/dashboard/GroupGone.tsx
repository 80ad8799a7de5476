import { USER_GROUP_GONE } from '@fleetwatch/contract/usergroups/messages';
import styled from 'styled-components';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';

const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** A coach deleted the member's user group: only they can say which one they are in now (rule profile.inactive-group). */
export function GroupGone() {
  return (
    <Wide role="status">
      <Notice tone="amber" actions={<ButtonLink to="/profile">Choose</ButtonLink>}>
        {USER_GROUP_GONE}
      </Notice>
    </Wide>
  );
}
