import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteLoader } from './createRemoteLoader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteFallbackProps } from './RemoteFallback.tsx';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';

interface LoadedProps {
  loader: RemoteLoader;
  remote: RemoteRegistration;
  /** The named export of the remote's entry. */
  component: string;
}

interface Props extends LoadedProps {
  title: string;
  /** Holds its place while the code is on its way. */
  placeholder: ReactNode;
  Fallback?: ComponentType<RemoteFallbackProps>;
}

function Loaded({ loader, remote, component }: LoadedProps) {
  const entry = use(loader.load(remote));
  const RemoteComponent = entry[component];
  if (!RemoteComponent) throw new RemoteLoadFailure('no-such-screen', `${remote.name} has no ${component}.`);
  return <RemoteComponent />;
}

/** webpack's name for a file that did not come: the remote's own lazy parts fail by it. */
const isOfLoading = (failure: Error) =>
  failure instanceof RemoteLoadFailure || failure.name === 'ChunkLoadError';

/** One component of a remote: itself when it is there, the placeholder before, a reason and a retry instead. */
export function RemoteView({ loader, remote, component, title, placeholder, ...boundary }: Props) {
  const [attempt, setAttempt] = useState(0);
  const handleRetry = (failure: Error) => {
    // What failed in drawing has its code: it needs a new start, not a new download.
    if (isOfLoading(failure)) loader.forget(remote);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary title={title} onRetry={handleRetry} {...boundary}>
      <Suspense fallback={placeholder} key={attempt}>
        <Loaded loader={loader} remote={remote} component={component} />
      </Suspense>
    </RemoteBoundary>
  );
}
