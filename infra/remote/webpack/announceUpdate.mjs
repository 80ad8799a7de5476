// Development builds only. kit/src/store/claimedNames.ts listens: the files that are evaluated now inject their names again.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') globalThis.dispatchEvent(new Event('fleetwatch:update'));
});
