import { useState } from 'react';
import { REVOKE_REASON_MAX } from '@fleetwatch/contract/clearances/limits';
import { dayText } from '@fleetwatch/contract/time/dayText';
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
import { aheadText, standingBadge } from './clearanceTexts.ts';
import { useRevokeGrantMutation } from './clearancesApi.ts';
import { AgeCard } from './AgeCard.tsx';
import { GrantForm } from './GrantForm.tsx';
import { titleOf, type Known } from './Known.ts';

interface MemberViewProps {
  memberId: string;
  known: Known;
  /** Back to the list of all; absent for one's own. */
  onBack?: () => void;
}

/** What a member is cleared for, what comes next, and what was before. */
export function MemberView({ memberId, known, onBack }: MemberViewProps) {
  const query = useMemberClearancesQuery(memberId, LIST_QUERY);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(answer) => <Clearances answer={answer} known={known} onBack={onBack} />}
    </QueryResult>
  );
}

/** The grants that decide today, one of each clearance and class; the rest is history. */
function sortGrants(grants: readonly Grant[], today: string): { now: Grant[]; before: Grant[] } {
  const byTitle = new Map<string, Grant[]>();
  for (const grant of grants) {
    const title = `${grant.clearance} ${grant.fleetGroup ?? ''}`;
    byTitle.set(title, [...(byTitle.get(title) ?? []), grant]);
  }
  const now = [...byTitle.values()].flatMap((theirs) => decidingGrant(today, theirs) ?? []);
  return { now, before: grants.filter((grant) => !now.includes(grant)) };
}

interface ClearancesProps extends Pick<MemberViewProps, 'known' | 'onBack'> {
  answer: MemberClearances;
}

function Clearances({ answer: { member, grants, ahead, age }, known, onBack }: ClearancesProps) {
  const [isGranting, setIsGranting] = useState(false);
  const [revoked, setRevoked] = useState<Grant | null>(null);
  const { today, mayGrant } = known;
  const { now, before } = sortGrants(grants, today);
  const kindOf = (id: string) => known.clearances.find(({ _id }) => _id === id)?.kind;
  return (
    <Stack>
      {(onBack || mayGrant) && (
        <Head>
          <h2>{member.name}</h2>
          <div>
            {onBack && <Button onClick={onBack}>All members</Button>}{' '}
            {mayGrant && !isGranting && (
              <Button icon="plus" onClick={() => setIsGranting(true)}>
                Grant
              </Button>
            )}
          </div>
        </Head>
      )}
      {isGranting && <GrantForm member={member} known={known} onDone={() => setIsGranting(false)} />}
      {now.length === 0 ? (
        <p>No clearance has been granted yet.</p>
      ) : (
        <EntryList aria-label="Clearances">
          {now.map((grant) => {
            const standing = grantStatusOn(today, [grant]);
            const isBan = kindOf(grant.clearance) === 'ban';
            const badge = standing !== 'missing' && standingBadge(standing, grant.expires, today);
            return (
              <li key={grant._id}>
                <Line>
                  <div>
                    <strong>{titleOf(known, grant)}</strong>
                    <Quiet>
                      {isBan ? 'Since' : 'Granted'} {dayText(grant.acquired, today)} by {grant.by}.
                      {grant.evidence && ` ${grant.evidence}`}
                    </Quiet>
                  </div>
                  {badge && (
                    <Badge $tone={isBan && standing === 'held' ? 'red' : badge.tone}>{badge.text}</Badge>
                  )}
                  {mayGrant && (
                    <IconButton
                      icon="close"
                      label={`Revoke ${titleOf(known, grant)}`}
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
        <Card title="What comes next">
          <EntryList aria-label="What comes next">
            {ahead.map((next) => (
              <li key={`${next.clearance} ${next.fleetGroup ?? ''}`}>
                <Line>
                  <div>
                    <strong>{titleOf(known, next)}</strong>
                    <Quiet>{aheadText(next, known.nameOf) || 'An officer grants it.'}</Quiet>
                  </div>
                </Line>
              </li>
            ))}
          </EntryList>
        </Card>
      )}
      {age && <AgeCard memberId={member._id} age={age} known={known} />}
      {before.length > 0 && (
        <details>
          <summary>Before ({before.length})</summary>
          <EntryList aria-label="Before">
            {before.map((grant) => (
              <li key={grant._id}>
                <Line>
                  <div>
                    {titleOf(known, grant)}
                    <Quiet>{historyText(grant, today)}</Quiet>
                  </div>
                </Line>
              </li>
            ))}
          </EntryList>
        </details>
      )}
      {revoked && <RevokeDialog grant={revoked} known={known} onClose={() => setRevoked(null)} />}
    </Stack>
  );
}

/** 'From 3 May to 3 May 2027, by Robin Ashdown. Revoked 4 June by Robin Ashdown: Capsized twice' */
function historyText({ acquired, expires, by, revoked }: Grant, today: string): string {
  const span = `From ${dayText(acquired, today)}${expires ? ` to ${dayText(expires, today)}` : ''}, by ${by}.`;
  if (!revoked) return span;
  return `${span} Revoked ${dayText(revoked.on, today)} by ${revoked.by}${revoked.reason && `: ${revoked.reason}`}`;
}

function RevokeDialog({ grant, known, onClose }: { grant: Grant; known: Known; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [revoke, { isLoading, error }] = useRevokeGrantMutation();
  const showOutcome = useResultToast();
  const reasonError = revokeReasonRule(reason);
  const title = titleOf(known, grant);
  const handleConfirm = async () => {
    setIsAsked(true);
    if (reasonError !== null) return;
    const answer = await revoke({ id: grant._id, reason });
    if (answer.error) return;
    showOutcome(undefined, `${title} is revoked.`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Revoke ${title}`}
      verb="Revoke"
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <TextField
        label="Why?"
        value={reason}
        onChange={setReason}
        maxLength={REVOKE_REASON_MAX}
        error={isAsked ? (reasonError ?? undefined) : undefined}
      />
    </ConfirmDialog>
  );
}
