import type { ReactNode } from 'react';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { LIVE_QUERY, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ACTIONS } from '../texts.ts';

interface ActionsFrameProps {
  /** The thumb zone. */
  bottom: ReactNode;
  children: ReactNode;
}

/** Shows the age of the list of boats out, or why it is missing. Only this component renders when the list is refetched. */
export function ActionsFrame({ bottom, children }: ActionsFrameProps) {
  const stillOut = useStillOutQuery(undefined, LIVE_QUERY);
  return (
    <Screen
      title={ACTIONS}
      status={stillOut.error && !stillOut.data ? 'error' : 'ready'}
      error={stillOut.error ? failureOf(stillOut.error).text : undefined}
      onRetry={() => void stillOut.refetch()}
      isRetrying={stillOut.isFetching}
      updatedAt={stillOut.fulfilledTimeStamp}
      bottom={bottom}
    >
      {children}
    </Screen>
  );
}
