import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { RemoteBoundary } from '@fleetwatch/kit/federation/RemoteBoundary.tsx';
import { RemoteSkeleton } from '@fleetwatch/kit/federation/RemoteSkeleton.tsx';

interface Props {
  title: string;
  load: () => Promise<ComponentType>;
}

const lazyOf = (load: Props['load']) => lazy(async () => ({ default: await load() }));

/** A screen of the shell whose code is fetched when it is opened; when that fails it says so and tries again. */
export function LazyScreen({ title, load }: Props) {
  // React keeps a failed import for ever, so each try is an import of its own.
  const [Loaded, setLoaded] = useState(() => lazyOf(load));
  return (
    <RemoteBoundary title={title} onRetry={() => setLoaded(lazyOf(load))}>
      <Suspense fallback={<RemoteSkeleton title={title} />}>
        <Loaded />
      </Suspense>
    </RemoteBoundary>
  );
}
