import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { RemoteBoundary } from '@fleetwatch/kit/federation/RemoteBoundary.tsx';
import { RemoteFallback, type RemoteFallbackProps } from '@fleetwatch/kit/federation/RemoteFallback.tsx';
import { RemoteSkeleton } from '@fleetwatch/kit/federation/RemoteSkeleton.tsx';
import { createPart, type Part } from '@fleetwatch/kit/ui/loading/createPart';

/** Imports a part of the shell: a separate function for each, created once. */
export type LoadPart = () => Promise<ComponentType>;

interface Props {
  title: string;
  load: LoadPart;
  /** Placeholder while it loads; a skeleton by default. */
  placeholder?: ReactNode;
  /** Fallback after a failure; a full screen by default. */
  Fallback?: ComponentType<RemoteFallbackProps>;
}

/** Loaded parts, which render at once when they are opened again. */
const known = new WeakMap<LoadPart, Part<object>>();

function partOf(load: LoadPart, placeholder: ReactNode): Part<object> {
  const part = known.get(load) ?? createPart(load, placeholder);
  known.set(load, part);
  return part;
}

/** A part of the shell whose code is fetched when it is opened; after a failure it reports it and offers a retry. */
export function LazyScreen({
  title,
  load,
  placeholder = <RemoteSkeleton title={title} />,
  Fallback = RemoteFallback,
}: Props) {
  const [attempt, setAttempt] = useState(0);
  const [{ View }] = useState(() => partOf(load, placeholder));
  return (
    <RemoteBoundary title={title} onRetry={() => setAttempt(attempt + 1)} Fallback={Fallback}>
      <View key={attempt} />
    </RemoteBoundary>
  );
}
