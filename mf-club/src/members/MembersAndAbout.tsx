import { useParams } from 'react-router-dom';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { AboutMemberPart } from '../laterScreens.tsx';
import { MembersScreen } from './MembersScreen.tsx';

/** The members and the profile of one of them, which has its own address: on a laptop both at once (rule table.panes). */
export function MembersAndAbout() {
  const { name: openName } = useParams();
  const isLaptop = useIsLaptop();
  return openName === undefined || isLaptop ? (
    <MembersScreen openName={openName} isLaptop={isLaptop} />
  ) : (
    <AboutMemberPart.View />
  );
}
