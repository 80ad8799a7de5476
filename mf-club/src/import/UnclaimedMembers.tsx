import { useState } from 'react';
import { INVITED_MAX } from '@fleetwatch/contract/import/limits';
import type { InvitationsAnswer, UnclaimedMember } from '@fleetwatch/contract/import/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useInviteMutation, useUnclaimedQuery } from './importApi.ts';
import { EntryList } from './importStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import {
  andMore,
  CREATE_KEY,
  createKeys,
  EMAIL_INVITATION,
  emailInvitations,
  invitationsSent,
  invitedUntil,
  KEYS_TO_PRINT,
  keysReady,
  NO_EMAIL,
  NO_PASSWORD_YET,
  NOT_INVITED,
  PRINT_KEYS,
  UNCLAIMED_INTRO,
} from './texts.ts';

const SHOWN = 50;

function invitationText({ hasEmail, invitedUntil: day }: UnclaimedMember): string {
  if (day !== null) return invitedUntil(day);
  return hasEmail ? NOT_INVITED : NO_EMAIL;
}

/** Members from an import who have no password yet (rule moving.claim). */
export function UnclaimedMembers() {
  const { data: people = [] } = useUnclaimedQuery();
  const [invite, { isLoading }] = useInviteMutation();
  const [codes, setCodes] = useState<InvitationsAnswer['codes']>([]);
  const showOutcome = useResultToast();
  const send = async (by: 'mail' | 'code', whom: readonly UnclaimedMember[]) => {
    const members = whom.slice(0, INVITED_MAX).map(({ _id }) => _id);
    const { data, error } = await invite({ members, by });
    const invited = data?.invited ?? 0;
    showOutcome(error, by === 'mail' ? invitationsSent(invited) : keysReady(invited));
    setCodes(data?.codes ?? []);
  };
  const waiting = people.filter(({ invitedUntil }) => invitedUntil === null);
  const mailed = waiting.filter(({ hasEmail }) => hasEmail);
  const printed = waiting.filter(({ hasEmail }) => !hasEmail);
  if (people.length === 0) return null;
  return (
    <Card title={NO_PASSWORD_YET}>
      <Stack>
        <Quiet>{UNCLAIMED_INTRO}</Quiet>
        <Row>
          <Button isBusy={isLoading} disabled={mailed.length === 0} onClick={() => void send('mail', mailed)}>
            {emailInvitations(Math.min(INVITED_MAX, mailed.length))}
          </Button>
          <Button
            isBusy={isLoading}
            disabled={printed.length === 0}
            onClick={() => void send('code', printed)}
          >
            {createKeys(Math.min(INVITED_MAX, printed.length))}
          </Button>
          {codes.length > 0 && <Button onClick={() => window.print()}>{PRINT_KEYS}</Button>}
        </Row>
        {codes.length > 0 && (
          <EntryList aria-label={KEYS_TO_PRINT}>
            {codes.map(({ name, code }) => (
              <li key={name}>
                <div>{name}</div>
                <code>{code}</code>
              </li>
            ))}
          </EntryList>
        )}
        <EntryList aria-label={NO_PASSWORD_YET}>
          {people.slice(0, SHOWN).map((one) => (
            <li key={one._id}>
              <div>
                {one.name}
                <Quiet>{invitationText(one)}</Quiet>
              </div>
              <Button tone="quiet" onClick={() => void send(one.hasEmail ? 'mail' : 'code', [one])}>
                {one.hasEmail ? EMAIL_INVITATION : CREATE_KEY}
              </Button>
            </li>
          ))}
        </EntryList>
        {people.length > SHOWN && <Quiet>{andMore(people.length - SHOWN)}</Quiet>}
      </Stack>
    </Card>
  );
}
