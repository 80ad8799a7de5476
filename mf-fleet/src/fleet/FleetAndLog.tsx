import { useParams } from 'react-router-dom';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { CaptainsLogPart } from '../laterScreens.tsx';
import { FleetScreen } from './FleetScreen.tsx';

/** The fleet and the log of one of its boats, which has its own address: on a laptop both at once (rule table.panes). */
export function FleetAndLog() {
  const { bus_id: openBoat } = useParams();
  const isLaptop = useIsLaptop();
  return openBoat === undefined || isLaptop ? (
    <FleetScreen openBoat={openBoat} isLaptop={isLaptop} />
  ) : (
    <CaptainsLogPart.View />
  );
}
