import { KIND_TEXTS, STATE_TEXTS } from '@fleetwatch/contract/corrections/texts';
import { type CorrectionState } from '@fleetwatch/contract/corrections/kinds';
import type { CorrectionRow } from '@fleetwatch/contract/corrections/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useCorrectionQuery, useWithdrawCorrectionMutation } from '../data/correctionsApi.ts';
import { Prose } from '../screen/recordsStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { Questions } from './Questions.tsx';
import { Versions } from './Versions.tsx';
import {
  BEFORE_AND_AFTER,
  CHANGED_SINCE_REQUEST,
  DELETES_SORTIE,
  REQUEST_WITHDRAWN,
  WITHDRAW,
  decidedBy,
  sortieTitle,
  requestedBy,
} from './texts.ts';

const TONES: Readonly<Record<CorrectionState, BadgeTone>> = {
  open: 'water',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
  stale: 'amber',
};

interface CorrectionCardProps {
  row: CorrectionRow;
  isOpen: boolean;
  onToggle: () => void;
}

/** A request and, once opened, its outing before and after, with the possible actions. */
export function CorrectionCard({ row, isOpen, onToggle }: CorrectionCardProps) {
  const [withdraw, { isLoading }] = useWithdrawCorrectionMutation();
  const showResult = useResultToast();
  const isDeleted = row.kind === 'delete' && row.state === 'approved';
  const title = sortieTitle(row.bus, row.launch);
  const { decidedBy: officer, decidedAt, comment } = row;
  const handleWithdraw = async () => {
    const { error } = await withdraw(row._id);
    showResult(error, REQUEST_WITHDRAWN);
  };
  return (
    <Card
      title={isDeleted ? <s>{title}</s> : title}
      actions={<Badge $tone={TONES[row.state]}>{STATE_TEXTS[row.state]}</Badge>}
    >
      <Prose>
        {KIND_TEXTS[row.kind]}
        {row.reason && `: ${row.reason}`}
      </Prose>
      <Quiet>{requestedBy(row.by.name, row.at)}</Quiet>
      {officer && decidedAt && row.state !== 'withdrawn' && (
        <Quiet>{decidedBy(officer.name, decidedAt, comment)}</Quiet>
      )}
      <Row>
        <Button aria-expanded={isOpen} onClick={onToggle}>
          {BEFORE_AND_AFTER}
        </Button>
        {row.mayWithdraw && (
          <Button isBusy={isLoading} onClick={() => void handleWithdraw()}>
            {WITHDRAW}
          </Button>
        )}
      </Row>
      {isOpen && <CorrectionDetails id={row._id} />}
    </Card>
  );
}

function CorrectionDetails({ id }: { id: string }) {
  const query = useCorrectionQuery(id);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(correction) => (
        <Stack>
          {correction.kind === 'delete' && <Prose>{DELETES_SORTIE}</Prose>}
          <Versions correction={correction} />
          <Questions questions={correction.questions} />
          {correction.present && <Quiet>{CHANGED_SINCE_REQUEST}</Quiet>}
          {correction.mayDecide && <DecisionForm correction={correction} />}
        </Stack>
      )}
    </QueryResult>
  );
}
