import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DamageRow } from '@fleetwatch/contract/damages/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { OVERDUE, TO_CONFIRM, ageText, reportNumber, statusText } from './texts.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

const Base = styled(Link)`
  display: grid;
  gap: var(--s1);
  padding: var(--s3) var(--s4);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--wash);
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);
`;

const Text = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Quiet = styled.span`
  color: var(--muted);
  font-size: var(--text-s);
`;

const isOverdue = ({ dueBy }: Pick<DamageRow, 'dueBy'>, today: LocalDateText): boolean =>
  dueBy !== null && dueBy < today;

/** A report in a list: its boat, severity, text and status. It links to the report. */
export function DamageCard({ damage, today }: { damage: DamageRow; today: LocalDateText }) {
  const { _id, boatName, no, severity, text, at, isUnconfirmed } = damage;
  return (
    <Base to={`/damage/${_id}`}>
      <Head>
        <strong>{boatName}</strong> <Quiet>{reportNumber(no)}</Quiet> <SeverityBadge severity={severity} />
        {isUnconfirmed && <Badge $tone="amber">{TO_CONFIRM}</Badge>}
        {isOverdue(damage, today) && <Badge $tone="red">{OVERDUE}</Badge>}
      </Head>
      <Text>{text}</Text>
      <Quiet>
        {statusText(damage)} {ageText(at, today)}
      </Quiet>
    </Base>
  );
}
