import { useState } from 'react';
import { INVITED_MAX } from '@fleetwatch/contract/import/limits';
import type { InvitationsAnswer, UnclaimedMember } from '@fleetwatch/contract/import/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { counted } from './counted.ts';
import { useInviteMutation, useUnclaimedQuery } from './importApi.ts';
import { EntryList } from './importStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';

const SHOWN = 50;
const invitedText = ({ hasEmail, invitedUntil }: UnclaimedMember): string =>
  invitedUntil === null ? (hasEmail ? 'Not invited yet' : 'No address') : `Invited until ${invitedUntil}`;

/** Who came by an import and has no password yet (rule moving.claim). */
export function Unclaimed() {
  const { data: people = [] } = useUnclaimedQuery();
  const [invite, { isLoading }] = useInviteMutation();
  const [codes, setCodes] = useState<InvitationsAnswer['codes']>([]);
  const showOutcome = useResultToast();
  const send = async (by: 'mail' | 'code', whom: readonly UnclaimedMember[]) => {
    const members = whom.slice(0, INVITED_MAX).map(({ _id }) => _id);
    const { data, error } = await invite({ members, by });
    const invited = data?.invited ?? 0;
    showOutcome(
      error,
      by === 'mail'
        ? counted(invited, 'invitation is on its way.', 'invitations are on their way.')
        : counted(invited, 'key is ready to print.', 'keys are ready to print.'),
    );
    setCodes(data?.codes ?? []);
  };
  const waiting = people.filter(({ invitedUntil }) => invitedUntil === null);
  const mailed = waiting.filter(({ hasEmail }) => hasEmail);
  const printed = waiting.filter(({ hasEmail }) => !hasEmail);
  if (people.length === 0) return null;
  return (
    <Card title="Without a password yet">
      <Stack>
        <Quiet>
          They came by an import. Mail them an invitation, or print keys: with one they choose a password
          under “Forgot password?”, “I have a key”.
        </Quiet>
        <Row>
          <Button isBusy={isLoading} disabled={mailed.length === 0} onClick={() => void send('mail', mailed)}>
            Mail {counted(Math.min(INVITED_MAX, mailed.length), 'Invitation', 'Invitations')}
          </Button>
          <Button
            isBusy={isLoading}
            disabled={printed.length === 0}
            onClick={() => void send('code', printed)}
          >
            Make {counted(Math.min(INVITED_MAX, printed.length), 'Key', 'Keys')}
          </Button>
          {codes.length > 0 && <Button onClick={() => window.print()}>Print</Button>}
        </Row>
        {codes.length > 0 && (
          <EntryList aria-label="Keys to print">
            {codes.map(({ name, code }) => (
              <li key={name}>
                <div>{name}</div>
                <code>{code}</code>
              </li>
            ))}
          </EntryList>
        )}
        <EntryList aria-label="Without a password yet">
          {people.slice(0, SHOWN).map((one) => (
            <li key={one._id}>
              <div>
                {one.name}
                <Quiet>{invitedText(one)}</Quiet>
              </div>
              <Button tone="quiet" onClick={() => void send(one.hasEmail ? 'mail' : 'code', [one])}>
                {one.hasEmail ? 'Mail' : 'Make Key'}
              </Button>
            </li>
          ))}
        </EntryList>
        {people.length > SHOWN && <Quiet>{people.length - SHOWN} more.</Quiet>}
      </Stack>
    </Card>
  );
}
