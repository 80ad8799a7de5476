import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { OutBoard, type OutBoardProps } from './OutBoard.tsx';

const WatchedBoardPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './WatchedBoard.tsx')).WatchedBoard,
);

/** The departure board in the club's version: only a club that watches for overdue boats loads the code for that. */
export function AnyBoard(props: OutBoardProps) {
  return useKiosk().data.isWatching ? <WatchedBoardPart.View {...props} /> : <OutBoard {...props} />;
}
