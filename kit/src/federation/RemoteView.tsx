import { useState, type ComponentType, type ReactNode } from 'react';
import { useLazyModule } from '../ui/loading/useLazyModule.ts';
import type { RemoteLoader } from './createRemoteLoader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteFallbackProps } from './RemoteFallback.tsx';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';

interface LoadedProps {
  loader: RemoteLoader;
  remote: RemoteRegistration;
  /** Named export of the remote's entry. */
  component: string;
  /** Rendered while the code loads. */
  placeholder: ReactNode;
}

interface Props extends LoadedProps {
  title: string;
  Fallback?: ComponentType<RemoteFallbackProps>;
}

function Loaded({ loader, remote, component, placeholder }: LoadedProps) {
  const entry = useLazyModule(() => loader.load(remote));
  if (!entry) return placeholder;
  const RemoteComponent = entry[component];
  if (!RemoteComponent) throw new RemoteLoadFailure('no-such-screen', `${remote.name} has no ${component}.`);
  return <RemoteComponent />;
}

/** webpack's error name for a chunk that failed to load; a remote's own lazy chunks fail with it. */
const isOfLoading = (failure: Error) =>
  failure instanceof RemoteLoadFailure || failure.name === 'ChunkLoadError';

/** One component of a remote: the component once loaded, the placeholder before, or the reason of a failure with a retry. */
export function RemoteView({ title, Fallback, ...loaded }: Props) {
  const { loader, remote } = loaded;
  const [attempt, setAttempt] = useState(0);
  const handleRetry = (failure: Error) => {
    // After a render failure the code is there: the retry renders again without another download.
    if (isOfLoading(failure)) loader.forget(remote);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary title={title} onRetry={handleRetry} {...(Fallback && { Fallback })}>
      <Loaded key={attempt} {...loaded} />
    </RemoteBoundary>
  );
}
