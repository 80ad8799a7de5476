import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { useShowTabletCodeMutation, useTabletQuery } from './pairingApi.ts';
import {
  CODE_EXPIRED,
  PAIRING_STEPS,
  PAIR_THIS_TABLET,
  SHOW_ANOTHER_CODE,
  SHOW_CODE,
  codeValidFor,
} from './texts.ts';

/** Interval while a coach waits in front of the tablet. */
const ASK_EVERY_MS = 3_000;
const TICK_MS = 1_000;
const MINUTE_MS = 60_000;

const Middle = styled.div`
  width: min(100%, 44rem);
  margin: auto;
`;

const Code = styled.p`
  font-size: clamp(2.5rem, 9vw, 5rem);
  font-weight: 700;
  letter-spacing: 0.06em;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
`;

/** Replaces the kiosk on a tablet that is not paired: shows a code for a coach to confirm on a phone. */
export function PairTablet({ onPaired }: { onPaired: () => void }) {
  const [showPairingCode, { data, error, isLoading, fulfilledTimeStamp }] = useShowTabletCodeMutation();
  const now = useNow(TICK_MS);
  // Counted from the code's arrival, because this device's clock may be wrong.
  const shownMs = Math.max(0, now - (fulfilledTimeStamp ?? now));
  const leftMs = data ? data.expiresAt - data.now - shownMs : 0;
  const isGood = leftMs > 0;
  const { data: tablet } = useTabletQuery(undefined, { skip: !isGood, pollingInterval: ASK_EVERY_MS });
  const isPaired = isGood && tablet?.isPaired === true;
  const handlePaired = useEffectEvent(onPaired);
  useEffect(() => {
    if (isPaired) handlePaired();
  }, [isPaired]);
  return (
    <Middle>
      <Card title={PAIR_THIS_TABLET}>
        <p>{PAIRING_STEPS}</p>
        <div role="status">
          {isGood && data && (
            <>
              <Code>{data.code}</Code>
              <p>{codeValidFor(Math.ceil(leftMs / MINUTE_MS))}</p>
            </>
          )}
          {data && !isGood && <p>{CODE_EXPIRED}</p>}
        </div>
        <div role="alert">{error && <Notice tone="red">{failureOf(error).text}</Notice>}</div>
        <Button tone={isGood ? 'quiet' : 'primary'} isBusy={isLoading} onClick={() => void showPairingCode()}>
          {data ? SHOW_ANOTHER_CODE : SHOW_CODE}
        </Button>
      </Card>
    </Middle>
  );
}
