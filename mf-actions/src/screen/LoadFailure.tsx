import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { TRY_AGAIN } from './texts.ts';

interface LoadFailureProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Replaces the failure's own text. */
  text?: string;
}

/** The name of the missing data, the reason, and a retry. */
export function LoadFailure({ query, text }: LoadFailureProps) {
  const retry = (
    <Button icon="refresh" isBusy={query.isFetching} onClick={() => query.refetch()}>
      {TRY_AGAIN}
    </Button>
  );
  return (
    <div role="alert">
      <Notice tone="red" actions={retry}>
        {text ?? failureOf(query.error).text}
      </Notice>
    </div>
  );
}
