import { startTransition, useEffect, useState } from 'react';

type Outcome<T> = { value: T } | { reason: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>();

const outcomeOf = <T>(promise: Promise<T>) => outcomes.get(promise) as Outcome<T> | undefined;

/** Notes what the promise brings, so that whoever draws it later need not wait to be told. */
function note<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => outcomes.set(promise, { value }),
    (reason: unknown) => outcomes.set(promise, { reason }),
  );
  return promise;
}

/** `load`, called once for all who ask; after a failure the next one to ask tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    if (coming) return coming;
    coming = note(load());
    coming.catch(() => (coming = undefined));
    return coming;
  };
}

/**
 * What the promise of `begin` brings, code as a rule; undefined while it is on its way. React's own way, Suspense, holds
 * back what arrives within 300 ms of a placeholder, and does so for each of several that follow one another: on the dock
 * that is a second of waiting for what is there. What arrives is drawn in slices, as a transition.
 * @param begin called once, in drawing; has to answer the same promise for the same thing
 * @throws while drawing, with what the promise was refused for: a boundary around it shows that
 */
export function useLazyModule<T>(begin: () => Promise<T>): T | undefined {
  const [promise] = useState(begin);
  const [outcome, setOutcome] = useState(() => outcomeOf(promise));
  useEffect(() => {
    if (outcome) return undefined;
    let isWanted = true;
    const show = () => {
      if (isWanted) startTransition(() => setOutcome(outcomeOf(promise)));
    };
    // It may have come since its place was drawn.
    if (outcomeOf(promise)) show();
    else note(promise).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [promise, outcome]);
  if (!outcome) return undefined;
  if ('reason' in outcome) throw outcome.reason;
  return outcome.value;
}
