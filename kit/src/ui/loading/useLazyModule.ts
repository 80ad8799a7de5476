import { startTransition, useEffect, useState } from 'react';

type Outcome<T> = { value: T } | { reason: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>();

const outcomeOf = <T>(promise: Promise<T>) => outcomes.get(promise) as Outcome<T> | undefined;

/** Records how the promise settles, so that a later render can use the result synchronously. */
function recordOutcome<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => outcomes.set(promise, { value }),
    (reason: unknown) => outcomes.set(promise, { reason }),
  );
  return promise;
}

/** Calls `load` once for all callers; after a failure the next caller tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    if (pending) return pending;
    pending = recordOutcome(load());
    pending.catch(() => (pending = undefined));
    return pending;
  };
}

/**
 * The value of `load`'s promise, usually code; undefined while it is pending. Suspense delays content that arrives within
 * 300 ms of a placeholder, once for each of several nested placeholders: on the dock that adds up to a second. The value is
 * rendered as a transition.
 * @param load called once, during render; must return the same promise for the same thing
 * @throws during render when the promise rejects, for an error boundary
 */
export function useLazyModule<T>(load: () => Promise<T>): T | undefined {
  const [promise] = useState(load);
  const [outcome, setOutcome] = useState(() => outcomeOf(promise));
  useEffect(() => {
    if (outcome) return undefined;
    let isWanted = true;
    const show = () => {
      if (isWanted) startTransition(() => setOutcome(outcomeOf(promise)));
    };
    // The promise may have settled between render and effect.
    if (outcomeOf(promise)) show();
    else recordOutcome(promise).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [promise, outcome]);
  if (!outcome) return undefined;
  if ('reason' in outcome) throw outcome.reason;
  return outcome.value;
}
