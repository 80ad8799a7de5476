const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back when this process is to end: on a signal, or because its parent, which holds the other end of an IPC channel
 * (runToCompletion.mjs), has ended.
 */
export function onShutdownSignal(call: () => void): void {
  let isCalled = false;
  const callOnce = () => {
    if (isCalled) return;
    isCalled = true;
    call();
  };
  for (const signal of SIGNALS) process.on(signal, callOnce);
  process.on('disconnect', callOnce);
}
