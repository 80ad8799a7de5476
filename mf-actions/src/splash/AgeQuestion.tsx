import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Card } from '@fleetwatch/kit/ui/layout/Card';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

/** Asks a member for their birth date, which they give under Clearances (rule member.age-asked). */
export function AgeQuestion({ onLater }: { onLater: () => void }) {
  return (
    <Card title="Your birth date">
      <p>
        Your club has juniors, so it asks for birth dates. Nobody sees yours, only whether you are a minor. A
        minor also names a guardian.
      </p>
      <Buttons>
        <ButtonLink to="/clearances">Add birth date</ButtonLink>
        <Button tone="quiet" onClick={onLater}>
          Not now
        </Button>
      </Buttons>
    </Card>
  );
}
