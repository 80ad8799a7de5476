// @chunk screens

import { use } from 'react';
import { createPart } from '../ui/loading/createPart.tsx';
import { PortalContext } from './PortalContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { SlotProps } from './SlotFills.tsx';

const FillsPart = createPart(async () => (await import('./SlotFills.tsx')).SlotFills);

/** If its code cannot be loaded, as without a network, a slot is empty until the screen is opened again. */
const Empty = () => null;
const doNothing = () => undefined;

/**
 * Draws the parts that other remotes declare for this place (`fills`), each inside its own boundary and in their order: `<Slot
 * name="boat.page" boat={boat._id} />`. A part receives the slot's subject as its properties. Renders nothing without any.
 */
export function Slot(place: SlotProps) {
  const portal = use(PortalContext);
  const fills = portal?.registry.remotes.flatMap((remote) =>
    (remote.declaration.fills ?? []).flatMap((fill) =>
      fill.slot === place.name ? [{ ...fill, remote }] : [],
    ),
  );
  if (!portal || !fills?.length) return null;
  return (
    <RemoteBoundary title="" onRetry={doNothing} Fallback={Empty}>
      <FillsPart.View fills={fills} portal={portal} place={place} />
    </RemoteBoundary>
  );
}
