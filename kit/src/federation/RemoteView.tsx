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
  /** The named export of the remote's entry. */
  component: string;
  /** Holds its place while the code is on its way. */
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

/** webpack's name for a file that did not come: the remote's own lazy parts fail by it. */
const isOfLoading = (failure: Error) =>
  failure instanceof RemoteLoadFailure || failure.name === 'ChunkLoadError';

/** One component of a remote: itself when it is there, the placeholder before, a reason and a retry instead. */
export function RemoteView({ title, Fallback, ...loaded }: Props) {
  const { loader, remote } = loaded;
  const [attempt, setAttempt] = useState(0);
  const handleRetry = (failure: Error) => {
    // What failed in drawing has its code: it needs a new start, not a new download.
    if (isOfLoading(failure)) loader.forget(remote);
    setAttempt(attempt + 1);
  };
  return (
    <RemoteBoundary title={title} onRetry={handleRetry} {...(Fallback && { Fallback })}>
      <Loaded key={attempt} {...loaded} />
    </RemoteBoundary>
  );
}
