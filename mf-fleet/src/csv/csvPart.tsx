import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** The ranked files, which a list does not wait for. */
export const CsvPart = createPart(
  async () => (await import(/* webpackChunkName: "csv" */ './CsvPanel.tsx')).CsvPanel,
  <Skeleton count={2} />,
);
