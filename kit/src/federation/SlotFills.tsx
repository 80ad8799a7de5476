import { useClubQuery } from '../store/clubs.ts';
import { RenderWhenIdle } from '../ui/loading/RenderWhenIdle.tsx';
import type { Portal } from './PortalContext.ts';
import type { RemoteFill, SlotName } from './RemoteDeclaration.ts';
import { PartFallback } from './RemotePart.tsx';
import type { RemoteRegistration } from './RemoteRegistry.ts';
import { RemoteView } from './RemoteView.tsx';

/** A place in this screen that parts of other remotes may fill, and its subject: a boat's or a member's id. */
export type SlotProps =
  | { name: Exclude<SlotName, 'boat.row' | 'boat.page' | 'member.page'> }
  | { name: 'boat.row' | 'boat.page'; boat: string }
  | { name: 'member.page'; member: string };

interface SlotFillsProps {
  fills: readonly (RemoteFill & { remote: RemoteRegistration })[];
  portal: Portal;
  place: SlotProps;
}

/** A row has no room for a reason. */
const NoFallback = () => null;

/** The parts in a slot, in their order, except those whose feature the club has not turned on. */
export function SlotFills({ fills, portal, place }: SlotFillsProps) {
  const { data: club } = useClubQuery();
  const { name, ...about } = place;
  const wanted = fills.filter(({ feature }) => !feature || club?.features?.some((on) => on === feature));
  return wanted
    .toSorted((one, other) => one.order - other.order)
    .map(({ remote, part, title }) => (
      // The surrounding screen is rendered first.
      <RenderWhenIdle key={`${remote.name} ${part}`} placeholder={null}>
        <RemoteView
          loader={portal.loader}
          remote={remote}
          component={part}
          title={title}
          placeholder={null}
          Fallback={name === 'boat.row' ? NoFallback : PartFallback}
          about={about}
        />
      </RenderWhenIdle>
    ));
}
