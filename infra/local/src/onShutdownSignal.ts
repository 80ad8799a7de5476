const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back once this process is to end: by a signal, or because the one that started it, and holds the other end of a
 * channel to it (runToCompletion.mjs), is gone.
 */
export function onShutdownSignal(call: () => void): void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    call();
  };
  for (const signal of SIGNALS) process.on(signal, tell);
  process.on('disconnect', tell);
}
