import styled from 'styled-components';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';

/* As high as the composer of an empty tweet (label, text, counter, buttons), so that nothing below it moves. */
const Room = styled.div`
  min-height: calc(2.75rem + 3 * var(--target) + 2 * var(--s1) + var(--s4));
`;

/** The composer and all code for attachments are loaded after the list. */
export const ComposerPart = createPart(
  async () => (await import('./Composer.tsx')).Composer,
  <Room>
    <Skeleton shape="card" count={1} />
  </Room>,
);

export const COMPOSER_PARTS = [ComposerPart];
