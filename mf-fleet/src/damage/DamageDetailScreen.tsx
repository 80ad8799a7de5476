import { INJURY_TEXTS, OUTCOME_TEXTS, STATE_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { momentText } from '@fleetwatch/contract/time/momentText';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { isEnded } from '@fleetwatch/contract/damages/states';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { ConfirmUnfit } from './ConfirmUnfit.tsx';
import { useDamageQuery } from './damageApi.ts';
import {
  BOAT_LEFT_FLEET,
  HISTORY,
  NO_REPAIRS,
  REPAIRS,
  costText,
  hurtLine,
  insuranceLine,
  othersLine,
  reportOf,
  reportedByAt,
  repairFacts,
  statusText,
  whereLine,
} from './texts.ts';
import { OwnReport } from './OwnReport.tsx';
import { PhotoList } from './PhotoList.tsx';
import { RepairForm } from './RepairForm.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';
import { Steps } from './Steps.tsx';
import { CAPTAINS_LOG, DAMAGE_REPORT } from '../texts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: var(--s4);
  align-items: start;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

const Entries = styled.ul`
  display: grid;
  gap: var(--s3);
  list-style: none;
  overflow-wrap: anywhere;
`;

/** /damage/{report}: a report, its repairs, and its next steps (rules damage.states, damage.who). */
export function DamageDetailScreen() {
  const { damage_id: id = '' } = useParams();
  const query = useDamageQuery(id, LIST_QUERY);
  const damage = query.currentData;
  return (
    <Screen title={DAMAGE_REPORT} {...screenStatus({ ...query, data: damage })}>
      {damage && (
        <Columns>
          <div>
            <Report damage={damage} />
            {damage.may.length > 0 && <Steps damage={damage} />}
          </div>
          <div>
            <Repairs damage={damage} />
            {/* Another version of the report gets a new form. */}
            {damage.mayCare && <AssignmentForm key={assignmentKey(damage)} damage={damage} />}
            <History damage={damage} />
          </div>
        </Columns>
      )}
    </Screen>
  );
}

const assignmentKey = ({ _id, severity, assignee, dueBy, costEstimate, insurance }: Damage): string =>
  [_id, severity, assignee?._id, dueBy, costEstimate, insurance].join(' ');

function Report({ damage }: { damage: Damage }) {
  const { severity, state, outcome, text, by, at, where, injury, thirdParty, insurance, boat } = damage;
  const others = thirdParty ? [thirdParty.name, thirdParty.contact].filter(Boolean).join(', ') : '';
  return (
    <Card
      title={reportOf(damage.boatName, damage.no)}
      actions={<ButtonLink to={`/captainslog/${boat}`}>{CAPTAINS_LOG}</ButtonLink>}
    >
      <Badges>
        <SeverityBadge severity={severity} />
        <Badge>{outcome ? `${STATE_TEXTS[state]}: ${OUTCOME_TEXTS[outcome]}` : STATE_TEXTS[state]}</Badge>
      </Badges>
      <Text>{text}</Text>
      {damage.isUnconfirmed && !isEnded(state) && <ConfirmUnfit damage={damage} />}
      <PhotoList photos={damage.photos} />
      <Quiet>{statusText(damage)}</Quiet>
      {where && <Quiet>{whereLine(where)}</Quiet>}
      {injury && injury !== 'none' && <Quiet>{hurtLine(INJURY_TEXTS[injury])}</Quiet>}
      {others && <Quiet>{othersLine(others)}</Quiet>}
      {insurance && <Quiet>{insuranceLine(insurance)}</Quiet>}
      <Quiet>{reportedByAt(by.name, momentText(at))}</Quiet>
      {damage.isOwn && <OwnReport damage={damage} />}
    </Card>
  );
}

function Repairs({ damage }: { damage: Damage }) {
  const { repairs, cost, costEstimate } = damage;
  return (
    <Card title={REPAIRS}>
      {repairs.length === 0 ? (
        <p>{NO_REPAIRS}</p>
      ) : (
        <Entries aria-label={REPAIRS}>
          {repairs.map((repair) => (
            <li key={`${repair.at} ${repair.text}`}>
              <Text>{repair.text}</Text>
              <Quiet>{repairFacts(repair.by.name, momentText(repair.at), repair.minutes, repair.cost)}</Quiet>
            </li>
          ))}
        </Entries>
      )}
      {(cost > 0 || costEstimate !== null) && <Quiet>{costText(cost, costEstimate)}</Quiet>}
      {!isEnded(damage.state) && <RepairForm damageId={damage._id} />}
    </Card>
  );
}

function History({ damage: { steps } }: { damage: Damage }) {
  if (steps.length === 0) return null;
  return (
    <Card title={HISTORY}>
      <Entries aria-label={HISTORY}>
        {steps.map(({ at, by, state, reason }) => (
          <li key={`${at} ${state}`}>
            {STATE_TEXTS[state]}
            {reason === null ? '' : `: ${reason}`}
            <Quiet>
              {by ? by.name : BOAT_LEFT_FLEET}, {momentText(at)}
            </Quiet>
          </li>
        ))}
      </Entries>
    </Card>
  );
}
