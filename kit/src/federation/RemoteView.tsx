import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLazyModule } from '../ui/loading/useLazyModule.ts';
import { REMOTE_DEADLINE_MS, type RemoteLoader } from './createRemoteLoader.ts';
import { forgiveHung, isHung, watchOpen } from './openRemotes.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteFallbackProps } from './RemoteFallback.tsx';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';

/** Ids of a slot's subject. */
type SlotAbout = { boat?: string; member?: string };

interface LoadedProps {
  loader: RemoteLoader;
  remote: RemoteRegistration;
  /** Named export of the remote's entry. */
  component: string;
  /** Rendered while the code loads. */
  placeholder: ReactNode;
  /** Subject of a part in a slot, as its properties. */
  about?: SlotAbout;
}

interface Props extends LoadedProps {
  title: string;
  Fallback?: ComponentType<RemoteFallbackProps>;
}

/**
 * The placeholder of a component that suspends. A promise that never settles does not fail by itself, so the placeholder fails
 * for it.
 */
function Suspended({ remote, placeholder }: Pick<LoadedProps, 'remote' | 'placeholder'>) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), REMOTE_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new RemoteLoadFailure('too-slow', `${remote.name} suspends without end.`);
  return placeholder;
}

function Loaded({ loader, remote, component, placeholder, about }: LoadedProps) {
  if (isHung(remote.name))
    throw new RemoteLoadFailure('hung', `${remote.name} did not answer when it was open last.`);
  useEffect(() => watchOpen(remote.name), [remote]);
  const entry = useLazyModule(() => loader.load(remote));
  if (!entry) return placeholder;
  const RemoteComponent = entry[component] as ComponentType<SlotAbout> | undefined;
  if (!RemoteComponent) throw new RemoteLoadFailure('no-such-screen', `${remote.name} has no ${component}.`);
  return (
    <Suspense fallback={<Suspended remote={remote} placeholder={placeholder} />}>
      <RemoteComponent {...about} />
    </Suspense>
  );
}

/** webpack's error name for a chunk that failed to load; a remote's own lazy chunks fail with it. */
const isOfLoading = (failure: Error) =>
  failure instanceof RemoteLoadFailure || failure.name === 'ChunkLoadError';

/** One component of a remote: the component once loaded, the placeholder before, or the reason of a failure with a retry. */
export function RemoteView({ title, Fallback, ...loaded }: Props) {
  const { loader, remote } = loaded;
  const [attempt, setAttempt] = useState(0);
  const handleRetry = async (failure: Error) => {
    forgiveHung(remote.name);
    if (isOfLoading(failure)) loader.forget(remote);
    // After a render failure the code is loaded: unless it was replaced, the retry renders again without another download.
    else await loader.forgetReplaced(remote);
    setAttempt((last) => last + 1);
  };
  return (
    <RemoteBoundary title={title} onRetry={handleRetry} {...(Fallback && { Fallback })}>
      <Loaded key={attempt} {...loaded} />
    </RemoteBoundary>
  );
}
