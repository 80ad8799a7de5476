// @chunk screens

import { use } from 'react';
import { createPart } from '../ui/loading/createPart.tsx';
import { PortalContext } from './PortalContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { SlotProps } from './SlotFills.tsx';

const FillsPart = createPart(async () => (await import('./SlotFills.tsx')).SlotFills);

/** Without their code, as without a network, a slot is empty until the screen is opened again. */
const Empty = () => null;
const doNothing = () => undefined;

/**
 * Draws what the declarations of other remotes put here (`fills`), each inside a boundary of its own and in their order:
 * `<Slot name="boat.page" boat={boat._id} />`. A part gets what the slot is about as its properties. Nothing where none is declared.
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
