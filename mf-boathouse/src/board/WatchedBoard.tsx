import { OutBoard, type OutBoardProps } from './OutBoard.tsx';
import { useWatch } from './useWatch.tsx';

/** The departure board of a club that watches for overdue boats (rule safety.bar). */
export function WatchedBoard(props: OutBoardProps) {
  const watch = useWatch();
  return <OutBoard {...props} watch={watch} />;
}
