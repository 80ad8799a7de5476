import { fleetBoatLook } from '@fleetwatch/contract/boats/boatLook';
import { BoatPlate } from '@fleetwatch/kit/art/BoatPlate';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { MenuIcon } from '../frame/MenuIcon.tsx';
import type { PaletteEntry } from './findEntries.ts';

/** The picture of an entry in the palette: a page's icon, a person's picture, a boat. */
export function EntryPicture({ entry: { kind, name, item } }: { entry: PaletteEntry }) {
  const { data: club } = useClubQuery();
  if (kind === 'page') return <MenuIcon {...item} />;
  if (kind === 'person') return <Avatar name={name} src={item.pic} size={32} />;
  return (
    <BoatPlate boat={fleetBoatLook(item)} blade={club?.identity} isDryDocked={!item.active} width={44} />
  );
}
