import { createPart } from '@fleetwatch/kit/ui/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';

/** Reading comes before writing: the composer with everything about attachments follows the list. */
export const ComposerPart = createPart(
  async () => (await import('./Composer.tsx')).Composer,
  <Skeleton shape="card" count={1} />,
);

export const COMPOSER_PARTS = [ComposerPart];
