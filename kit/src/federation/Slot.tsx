// @chunk screens

import { use } from 'react';
import { createPart } from '../ui/loading/createPart.tsx';
import { PortalContext } from './PortalContext.ts';
import type { SlotProps } from './SlotFills.tsx';

// Without their code, as without a network, a slot is empty: the screen around it stays.
const FillsPart = createPart(async () => {
  const code = await import('./SlotFills.tsx').catch(() => null);
  return code?.SlotFills ?? (() => null);
});

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
  return portal && fills?.length ? <FillsPart.View fills={fills} portal={portal} place={place} /> : null;
}
