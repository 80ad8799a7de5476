import { memo, useDeferredValue, useEffect, useId, useReducer } from 'react';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { RenderWhenIdle } from '@fleetwatch/kit/ui/loading/RenderWhenIdle';
import { HeadsUpLine } from '@fleetwatch/kit/parts/HeadsUpLine';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useKioskScale } from '@fleetwatch/kit/ui/layout/useKioskScale.ts';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { useInactivity } from '@fleetwatch/kit/ui/time/useInactivity.ts';
import { Board } from '../board/Board.tsx';
import { KioskBar } from './KioskBar.tsx';
import { KioskContext } from './KioskContext.ts';
import {
  OverdueBarPart,
  PairTabletPart,
  SignInWarningPart,
  STEP_PARTS,
  WATCHED_STEP_PARTS,
} from './kioskParts.tsx';
import { INACTIVITY_MS, INITIAL_KIOSK, nextKiosk, STEP } from './kioskState.ts';
import type { Step } from './kioskState.ts';
import { Panes, Wall } from './kioskStyle.ts';
import { KIOSK_TITLE } from './texts.ts';
import { StepPane } from './StepPane.tsx';
import { useKioskData } from './useKioskData.ts';
import type { KioskData } from './useKioskData.ts';
import { useKioskRefresh } from './useKioskRefresh.ts';
import { useLoginFailures } from './useLoginFailures.ts';
import { useWakeLock } from './useWakeLock.ts';

/** Lists older than this are refetched at the start of a visit: the visitor's boat may have landed since. */
const FRESH_MS = 30_000;

/**
 * The tablet on the boathouse wall (rule kiosk.no-sign-in). Updates are rendered as deferred, in slices between which it
 * accepts a touch.
 */
export function Kiosk() {
  const data = useDeferredValue(useKioskData());
  return <KioskWall data={data} />;
}

const KioskWall = memo(function KioskWall({ data }: { data: KioskData }) {
  const appDispatch = useAppDispatch();
  const [state, dispatch] = useReducer(nextKiosk, INITIAL_KIOSK);
  const { isWarning, countRejection, forgetRejections, dismissWarning } = useLoginFailures();
  const panelId = useId();
  const isIdle = state.step === STEP.idle;
  const refresh = useKioskRefresh({
    clock: data.clock,
    isBusy: state.isBusy,
    isFailing: data.isUnanswered,
    onSkip: () => dispatch({ type: 'refreshSkipped' }),
  });
  usePreload(data.isWatching ? WATCHED_STEP_PARTS : STEP_PARTS);
  useKioskScale();
  useWakeLock();
  useInactivity(!isIdle || isWarning, INACTIVITY_MS, () => {
    dismissWarning();
    dispatch({ type: 'leftUntouched' });
  });
  const { failure, isUnpaired } = data;
  const failureToast = failure && !isUnpaired ? toastOfFailure(failure)?.text : undefined;
  // Once per outage, not with every failed attempt.
  useEffect(() => {
    if (failureToast) appDispatch(toastShown({ text: failureToast, tone: 'danger' }));
  }, [failureToast, appDispatch]);

  const handleStep = (step: Step) => {
    dispatch({ type: 'stepChosen', step });
    if (Date.now() - (data.updatedAt ?? 0) > FRESH_MS) refresh();
  };
  return (
    <KioskContext value={{ state, dispatch, data, countRejection, forgetRejections }}>
      <Wall>
        <Screen
          title={KIOSK_TITLE}
          documentTitle={KIOSK_TITLE}
          status={failure && !isUnpaired ? 'error' : 'ready'}
          error={failure?.text}
          onRetry={refresh}
          isRetrying={data.isFetching}
        >
          {isUnpaired ? (
            <PairTabletPart.View onPaired={refresh} />
          ) : (
            <>
              {data.isWatching && data.clock && (
                <OverdueBarPart.View
                  skewMs={data.clock.skewMs}
                  isUnanswered={data.isUnanswered}
                  isBrief={!isIdle}
                />
              )}
              {isIdle && <HeadsUpLine tweets={data.headsUps} isPlain closesAfterMs={INACTIVITY_MS} />}
              <KioskBar panelId={panelId} onStep={handleStep} />
              <Panes data-step={isIdle ? undefined : state.step === STEP.launch ? 'launch' : 'land'}>
                {!isIdle && <StepPane panelId={panelId} />}
                <Board key={state.visit} isIdle={isIdle} />
              </Panes>
            </>
          )}
        </Screen>
      </Wall>
      <RenderWhenIdle>
        <SignInWarningPart.View isOpen={isWarning} onClose={dismissWarning} />
      </RenderWhenIdle>
    </KioskContext>
  );
});
