import { ALL_BOATS_IN } from '@fleetwatch/contract/sorties/standingMessages';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, earliestFirst, shortTime } from '@fleetwatch/contract/time/localText';
import { timeOut } from '@fleetwatch/contract/time/timeOut';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import type { ClubClock } from '../kiosk/useKioskData.ts';
import { Boat, Rows } from './boardRowStyle.ts';
import { CountBadge } from './CountBadge.tsx';
import { isForgotten } from './isForgotten.ts';
import { OutRow, Since, SinceWord, TimeOut, Who } from './outRowStyle.ts';

interface StillOutProps {
  sorties: readonly KioskSortie[];
  clock: ClubClock;
}

const TICK_MS = 10_000;

/** The boats on the water, the longest out first, with their time out. */
export function StillOut({ sorties, clock }: StillOutProps) {
  const now = useNow(TICK_MS) + clock.skewMs;
  const today = datePart(localTextOf(now, clock.timeZone));
  const longestFirst = [...sorties].sort((a, b) => earliestFirst(a.launch, b.launch));
  return (
    <Card title="Out now" actions={<CountBadge count={sorties.length} of="boats out" />}>
      {longestFirst.length === 0 ? (
        <p>{ALL_BOATS_IN}</p>
      ) : (
        <Rows aria-label="Boats still out">
          {longestFirst.map(({ _id, bus, moniker, user, crew, launch }) => (
            <OutRow key={_id}>
              <span>
                <Boat>{bus}</Boat> {moniker}{' '}
                {isForgotten(launch, today) && <Badge $tone="red">Out since {datePart(launch)}</Badge>}
              </span>
              <Who>
                {user}
                {crew.length > 0 && (
                  <>
                    <span aria-hidden="true"> +{crew.length}</span>
                    <VisuallyHidden> and {crew.length} more</VisuallyHidden>
                  </>
                )}
              </Who>
              <Since>
                <SinceWord>since </SinceWord>
                {shortTime(launch)}
              </Since>
              <TimeOut>{timeOut(instantOf(launch, clock.timeZone), now)}</TimeOut>
            </OutRow>
          ))}
        </Rows>
      )}
    </Card>
  );
}
