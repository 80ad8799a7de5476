import { useState } from 'react';
import { REVOKE_REASON_MAX } from '@fleetwatch/contract/clearances/limits';
import { revokeReasonRule } from '@fleetwatch/contract/clearances/rules';
import { decidingGrant, grantStatusOn } from '@fleetwatch/contract/clearances/grantStatus';
import type { Grant, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useMemberClearancesQuery } from '@fleetwatch/kit/store/clearances';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { Head, Line } from './clearanceStyle.ts';
import { grantBadge } from './grantBadge.ts';
import {
  ALL_MEMBERS,
  GRANT,
  HISTORY,
  NEXT,
  NO_CLEARANCES,
  OFFICER_GRANTS,
  REASON,
  REVOKE,
  aheadText,
  grantText,
  historyCount,
  historyText,
  revokeLabel,
  revokedText,
} from './texts.ts';
import { useRevokeGrantMutation } from './clearancesApi.ts';
import { AgeCard } from './AgeCard.tsx';
import { GrantForm } from './GrantForm.tsx';
import { titleOf, type ClearanceContext } from './ClearanceContext.ts';
import { CLEARANCES } from '../texts.ts';

interface MemberViewProps {
  memberId: string;
  context: ClearanceContext;
  /** Back to the list of all; absent for the member's own. */
  onBack?: () => void;
}

/** A member's clearances, the next ones, and the history. */
export function MemberView({ memberId, context, onBack }: MemberViewProps) {
  const query = useMemberClearancesQuery(memberId, LIST_QUERY);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(answer) => <Clearances answer={answer} context={context} onBack={onBack} />}
    </QueryResult>
  );
}

/** Splits today's valid grants, one for each clearance and class, from the others as history. */
function sortGrants(grants: readonly Grant[], today: string): { now: Grant[]; before: Grant[] } {
  const byTitle = new Map<string, Grant[]>();
  for (const grant of grants) {
    const title = `${grant.clearance} ${grant.fleetGroup ?? ''}`;
    byTitle.set(title, [...(byTitle.get(title) ?? []), grant]);
  }
  const now = [...byTitle.values()].flatMap((theirs) => decidingGrant(today, theirs) ?? []);
  return { now, before: grants.filter((grant) => !now.includes(grant)) };
}

interface ClearancesProps extends Pick<MemberViewProps, 'context' | 'onBack'> {
  answer: MemberClearances;
}

function Clearances({ answer: { member, grants, ahead, age }, context, onBack }: ClearancesProps) {
  const [isGranting, setIsGranting] = useState(false);
  const [revoked, setRevoked] = useState<Grant | null>(null);
  const { today, mayGrant } = context;
  const { now, before } = sortGrants(grants, today);
  const kindOf = (id: string) => context.clearances.find(({ _id }) => _id === id)?.kind;
  return (
    <Stack>
      {(onBack || mayGrant) && (
        <Head>
          <h2>{member.name}</h2>
          <div>
            {onBack && <Button onClick={onBack}>{ALL_MEMBERS}</Button>}{' '}
            {mayGrant && !isGranting && (
              <Button icon="plus" onClick={() => setIsGranting(true)}>
                {GRANT}
              </Button>
            )}
          </div>
        </Head>
      )}
      {isGranting && <GrantForm member={member} context={context} onDone={() => setIsGranting(false)} />}
      {now.length === 0 ? (
        <p>{NO_CLEARANCES}</p>
      ) : (
        <EntryList aria-label={CLEARANCES}>
          {now.map((grant) => {
            const status = grantStatusOn(today, [grant]);
            const isBan = kindOf(grant.clearance) === 'ban';
            const badge = status !== 'missing' && grantBadge(status, grant.expires, today);
            return (
              <li key={grant._id}>
                <Line>
                  <div>
                    <strong>{titleOf(context, grant)}</strong>
                    <Quiet>{grantText(grant, isBan, today)}</Quiet>
                  </div>
                  {badge && (
                    <Badge $tone={isBan && status === 'held' ? 'red' : badge.tone}>{badge.text}</Badge>
                  )}
                  {mayGrant && (
                    <IconButton
                      icon="close"
                      label={revokeLabel(titleOf(context, grant))}
                      onClick={() => setRevoked(grant)}
                    />
                  )}
                </Line>
              </li>
            );
          })}
        </EntryList>
      )}
      {ahead.length > 0 && (
        <Card title={NEXT}>
          <EntryList aria-label={NEXT}>
            {ahead.map((next) => (
              <li key={`${next.clearance} ${next.fleetGroup ?? ''}`}>
                <Line>
                  <div>
                    <strong>{titleOf(context, next)}</strong>
                    <Quiet>{aheadText(next, context.nameOf) || OFFICER_GRANTS}</Quiet>
                  </div>
                </Line>
              </li>
            ))}
          </EntryList>
        </Card>
      )}
      {age && <AgeCard memberId={member._id} age={age} context={context} />}
      {before.length > 0 && (
        <details>
          <summary>{historyCount(before.length)}</summary>
          <EntryList aria-label={HISTORY}>
            {before.map((grant) => (
              <li key={grant._id}>
                <Line>
                  <div>
                    {titleOf(context, grant)}
                    <Quiet>{historyText(grant, today)}</Quiet>
                  </div>
                </Line>
              </li>
            ))}
          </EntryList>
        </details>
      )}
      {revoked && <RevokeDialog grant={revoked} context={context} onClose={() => setRevoked(null)} />}
    </Stack>
  );
}

function RevokeDialog({
  grant,
  context,
  onClose,
}: {
  grant: Grant;
  context: ClearanceContext;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [revoke, { isLoading, error }] = useRevokeGrantMutation();
  const showOutcome = useResultToast();
  const reasonError = revokeReasonRule(reason);
  const title = titleOf(context, grant);
  const handleConfirm = async () => {
    setHasSubmitted(true);
    if (reasonError !== null) return;
    const answer = await revoke({ id: grant._id, reason });
    if (answer.error) return;
    showOutcome(undefined, revokedText(title));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={revokeLabel(title)}
      verb={REVOKE}
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <TextField
        label={REASON}
        value={reason}
        onChange={setReason}
        maxLength={REVOKE_REASON_MAX}
        error={hasSubmitted ? (reasonError ?? undefined) : undefined}
      />
    </ConfirmDialog>
  );
}
