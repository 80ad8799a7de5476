import { shortTime } from '@fleetwatch/contract/time/localText';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { BoardPicturePart } from './boardParts.tsx';
import {
  Aside,
  BoatCell,
  BoatName,
  Drawing,
  LateMark,
  Row,
  Since,
  SinceWord,
  TimeOut,
  Who,
  WhoName,
} from './outBoardStyle.ts';
import type { WatchStatus } from './WatchStatus.ts';
import { BACK_AFTER_DUE, DUE, SINCE, dueBack, othersAboard, outSince } from './texts.ts';

/** A boat that is out, as the board shows it. */
export interface OutBoat extends WatchStatus {
  sortie: KioskSortie;
  /** Whether it left on an earlier day, whose miles are lost. */
  isForgotten: boolean;
  /** '1:42' */
  timeOut: string;
}

/** One boat in one line: class, launcher, departure, and time out. */
export function OutRow({ boat: { sortie, late, due, rack, isForgotten, timeOut } }: { boat: OutBoat }) {
  const { bus, moniker, user, crew, launch } = sortie;
  return (
    <Row data-late={late !== null || undefined}>
      <Drawing>
        <BoardPicturePart.View sortie={sortie} />
      </Drawing>
      <BoatCell title={bus}>
        <BoatName>{bus}</BoatName> <Aside>{moniker}</Aside>{' '}
        {late !== null && (
          <LateMark>
            <Icon name="late" size="1em" />
            {late}
          </LateMark>
        )}
      </BoatCell>
      <Who title={user}>
        <WhoName>{user}</WhoName>
        {crew.length > 0 && (
          <Aside>
            <span aria-hidden="true"> +{crew.length}</span>
            <VisuallyHidden> {othersAboard(crew.length)}</VisuallyHidden>
          </Aside>
        )}
      </Who>
      <Since>
        {rack ? (
          rack
        ) : isForgotten ? (
          <>
            <VisuallyHidden>{outSince(dayText(launch))}</VisuallyHidden>
            <span aria-hidden="true">{dayText(launch)}</span>
          </>
        ) : due !== null ? (
          <Due time={due} isMarked={late !== null} />
        ) : (
          <>
            <SinceWord>{SINCE} </SinceWord>
            {shortTime(launch)}
          </>
        )}
      </Since>
      <TimeOut>{timeOut}</TimeOut>
    </Row>
  );
}

/** A boat's due time. A late boat's mark shows the rest, and its name needs the space. */
function Due({ time, isMarked }: { time: string; isMarked: boolean }) {
  if (isMarked) return <VisuallyHidden>{dueBack(time)}</VisuallyHidden>;
  return (
    <>
      {DUE}
      <SinceWord> {BACK_AFTER_DUE}</SinceWord> {time}
    </>
  );
}
