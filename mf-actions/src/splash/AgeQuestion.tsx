import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ADD_BIRTH_DATE, NOT_NOW, WHY_BIRTH_DATE, YOUR_BIRTH_DATE } from './texts.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

/** Asks a member for their birth date, which they give under Clearances (rule member.age-asked). */
export function AgeQuestion({ onLater }: { onLater: () => void }) {
  return (
    <Card title={YOUR_BIRTH_DATE}>
      <p>{WHY_BIRTH_DATE}</p>
      <Buttons>
        <ButtonLink to="/clearances">{ADD_BIRTH_DATE}</ButtonLink>
        <Button tone="quiet" onClick={onLater}>
          {NOT_NOW}
        </Button>
      </Buttons>
    </Card>
  );
}
