import { lazy, Suspense, useState } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { RemoteBoundary } from '@fleetwatch/kit/federation/RemoteBoundary.tsx';
import { RemoteSkeleton } from '@fleetwatch/kit/federation/RemoteSkeleton.tsx';

/** Imports a part of the shell: a function of its own for each, made once. */
export type LoadPart = () => Promise<ComponentType>;

interface Props {
  title: string;
  load: LoadPart;
  /** What holds its place; a skeleton unless said. */
  placeholder?: ReactNode;
}

/** Parts that were asked for: one that is there draws at once when it is opened again. */
const known = new WeakMap<LoadPart, LazyExoticComponent<ComponentType>>();

function startLoading(load: LoadPart): LazyExoticComponent<ComponentType> {
  const part = lazy(async () => ({ default: await load() }));
  known.set(load, part);
  return part;
}

/** A part of the shell whose code is fetched when it is opened; when that fails it says so and tries again. */
export function LazyScreen({ title, load, placeholder = <RemoteSkeleton title={title} /> }: Props) {
  // React keeps a failed import for ever, so a retry is an import of its own.
  const [Part, setPart] = useState(() => known.get(load) ?? startLoading(load));
  return (
    <RemoteBoundary title={title} onRetry={() => setPart(startLoading(load))}>
      <Suspense fallback={placeholder}>
        <Part />
      </Suspense>
    </RemoteBoundary>
  );
}
