import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BoatAnswer, MailedBoat } from '@fleetwatch/contract/safety/mailedBoat';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Call } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useAnswerMailMutation, useMailedBoatQuery } from './backApi.ts';
import { LandForm } from './LandForm.tsx';

/** /back#token: a crew answers a mail for its boat, without signing in (rule safety.mail). */
export function BackScreen() {
  const token = useLocation().hash.slice(1);
  const query = useMailedBoatQuery(token);
  return (
    <Screen title="Are you back?" status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(boat) => <Answer boat={boat} token={token} />}
      </QueryResult>
    </Screen>
  );
}

const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

function Answer({ boat, token }: { boat: MailedBoat; token: string }) {
  const { timeOf } = useClubTime();
  const [given, setGiven] = useState<BoatAnswer | null>(null);
  const [send, { isLoading, error }] = useAnswerMailMutation();
  const { bus, user, expected, isOut, isLanded, hasHelp, emergencyNumber } = boat;
  const handleAnswer = async (answer: BoatAnswer, miles?: number) => {
    if (isLoading) return;
    const { data } = await send({ token, answer, ...(miles !== undefined && { miles }) });
    if (data) setGiven(answer);
  };
  const thanks: Readonly<Record<BoatAnswer, string>> = {
    land: `Thanks. ${bus} has landed.`,
    back: `Thanks. ${bus} is off the water. Land it to log your miles.`,
    later: `Thanks. ${bus} is now due back at ${timeOf(expected)}.`,
    help: 'The safety officers are notified.',
  };
  const present = isOut
    ? `Due back at ${timeOf(expected)}.`
    : `${bus} is back.${isLanded ? '' : ' Land it to log your miles.'}`;
  return (
    <Card title={bus}>
      <Stack>
        <p role="status">{given ? thanks[given] : present}</p>
        {error && <Notice tone="red">{failureOf(error).text}</Notice>}
        {!isLanded && (
          <>
            <p>You answer as {user}.</p>
            <LandForm bus={bus} isBusy={isLoading} onLand={(miles) => void handleAnswer('land', miles)} />
          </>
        )}
        {isOut && (
          <>
            <Row>
              <Button isBusy={isLoading} onClick={() => void handleAnswer('back')}>
                We&rsquo;re back, miles later
              </Button>
              <Button icon="clock" isBusy={isLoading} onClick={() => void handleAnswer('later')}>
                30 more minutes
              </Button>
              {!hasHelp && (
                <Button icon="warning" isBusy={isLoading} onClick={() => void handleAnswer('help')}>
                  Need help
                </Button>
              )}
            </Row>
            <p>
              If you are in danger, call first: <Call href={telOf(emergencyNumber)}>{emergencyNumber}</Call>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}
