import { Suspense, use, useState } from 'react';
import type { RemoteLoader } from './createRemoteLoader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteRoute } from './RemoteDeclaration.ts';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';

interface Props {
  loader: RemoteLoader;
  remote: RemoteRegistration;
  route: RemoteRoute;
}

function LoadedScreen({ loader, remote, route }: Props) {
  const entry = use(loader.load(remote));
  const RouteComponent = entry[route.component];
  if (!RouteComponent) {
    throw new RemoteLoadFailure('no-such-screen', `${remote.name} has no ${route.component}.`);
  }
  return <RouteComponent />;
}

/** webpack's name for a file that did not come: the remote's own lazy parts fail by it. */
const isOfLoading = (failure: Error) =>
  failure instanceof RemoteLoadFailure || failure.name === 'ChunkLoadError';

/** One declared route of a remote: its component when it is there, a skeleton before, a reason and a retry instead. */
export function RemoteScreen({ loader, remote, route }: Props) {
  const [attempt, setAttempt] = useState(0);
  const handleRetry = (failure: Error) => {
    // A screen that failed in drawing has its code: it needs a new start, not a new download.
    if (isOfLoading(failure)) loader.forget(remote);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary title={route.title} onRetry={handleRetry}>
      <Suspense fallback={<RemoteSkeleton title={route.title} />} key={attempt}>
        <LoadedScreen loader={loader} remote={remote} route={route} />
      </Suspense>
    </RemoteBoundary>
  );
}
