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
import { ARE_YOU_BACK, MORE_TIME, NEED_HELP } from '../texts.ts';
import {
  BACK_MILES_LATER,
  CALL_FIRST,
  OFFICERS_NOTIFIED,
  answeringAs,
  backToLand,
  dueBackAt,
  thanksBack,
  thanksLanded,
  thanksLater,
} from './texts.ts';
import { isBack } from '@fleetwatch/contract/safety/texts';

/** /back#token: a crew answers an email about its boat, without signing in (rule safety.mail). */
export function BackScreen() {
  const token = useLocation().hash.slice(1);
  const query = useMailedBoatQuery(token);
  return (
    <Screen title={ARE_YOU_BACK} status="ready">
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
    land: thanksLanded(bus),
    back: thanksBack(bus),
    later: thanksLater(bus, timeOf(expected)),
    help: OFFICERS_NOTIFIED,
  };
  const present = isOut ? dueBackAt(timeOf(expected)) : isLanded ? isBack(bus) : backToLand(bus);
  return (
    <Card title={bus}>
      <Stack>
        <p role="status">{given ? thanks[given] : present}</p>
        {error && <Notice tone="red">{failureOf(error).text}</Notice>}
        {!isLanded && (
          <>
            <p>{answeringAs(user)}</p>
            <LandForm bus={bus} isBusy={isLoading} onLand={(miles) => void handleAnswer('land', miles)} />
          </>
        )}
        {isOut && (
          <>
            <Row>
              <Button isBusy={isLoading} onClick={() => void handleAnswer('back')}>
                {BACK_MILES_LATER}
              </Button>
              <Button icon="clock" isBusy={isLoading} onClick={() => void handleAnswer('later')}>
                {MORE_TIME}
              </Button>
              {!hasHelp && (
                <Button icon="warning" isBusy={isLoading} onClick={() => void handleAnswer('help')}>
                  {NEED_HELP}
                </Button>
              )}
            </Row>
            <p>
              {CALL_FIRST} <Call href={telOf(emergencyNumber)}>{emergencyNumber}</Call>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}
