import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { MemberStatus } from '@fleetwatch/contract/sorties/status';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { isAboard } from './isAboard.ts';
import { useDrawnOuting } from './useDrawnOuting.ts';

/** The boat's offset in the picture, from its center: the rack is a third of it to the left, and the deck one to the right. */
const PLACES = { rack: '-33.3%', water: '0%' };
type Place = keyof typeof PLACES;

const Scene = styled.div`
  position: absolute;
  inset: 0;
  /* Two trestles for the boat, planks to push off from. */
  background:
    linear-gradient(var(--cedar) 0 0) calc(16.7% - 44px) 50% / 5px 52px no-repeat,
    linear-gradient(var(--cedar) 0 0) calc(16.7% + 30px) 50% / 5px 52px no-repeat;
`;

const Dock = styled.div`
  position: absolute;
  inset: 14px 0 14px calc(83.3% - 48px);
  width: 96px;
  border-radius: 2px;
  background: repeating-linear-gradient(
    color-mix(in srgb, var(--cedar) 60%, var(--wash)) 0 11px,
    color-mix(in srgb, var(--cedar) 85%, var(--wash)) 11px 13px
  );
  /* The member on deck: head and shoulders from above. */
  > span {
    position: absolute;
    inset: 0;
    width: 30px;
    height: 18px;
    margin: auto;
    border-radius: var(--pill);
    background: radial-gradient(circle, #ffc857 0 7px, transparent 7.5px), var(--club-bar);
  }
`;

const Ripples = styled.div`
  position: absolute;
  inset: 0 28% 0 36%;
  opacity: 0.55;
  background:
    linear-gradient(#fff 0 0) 30% 16% / 26px 2px no-repeat,
    linear-gradient(#fff 0 0) 85% 28% / 34px 2px no-repeat,
    linear-gradient(#fff 0 0) 20% 82% / 34px 2px no-repeat,
    linear-gradient(#fff 0 0) 75% 92% / 22px 2px no-repeat;
`;

const slideFrom = (from: Place) => keyframes`from { translate: ${PLACES[from]}; }`;

const Slide = styled.div<{ $at: Place; $from: Place }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  translate: ${({ $at }) => PLACES[$at]};
  color: var(--ink);
  ${({ $at, $from }) =>
    $at !== $from &&
    css`
      animation: ${slideFrom($from)} var(--motion-launch) ease-in-out;
    `}
`;

/** Shown for a member who has not been out since the page opened. */
const NO_OUTING = { moniker: '1x' };
/** px; an eight fills its third of a phone. */
const LENGTHS = { least: 72, aSeat: 4.5 };

interface Shown {
  at: Place;
  /** Start of its slide. */
  from: Place;
  outing: Pick<Sortie, 'bus_id' | 'moniker'>;
}

interface StatusPictureProps {
  status: MemberStatus;
}

/** The member's boat, on the rack or on the water: it slides there when it is launched or landed (rule status.picture). */
export function StatusPicture({ status }: StatusPictureProps) {
  const memberId = useAppSelector(selectMemberId);
  const stillOut = useAppSelector(selectStillOut);
  const { data: club } = useClubQuery();
  const out = stillOut?.find((sortie) => isAboard(sortie, memberId));
  const at: Place = status === 'launched' ? 'water' : 'rack';
  // A landed boat stays on the rack.
  const [shown, setShown] = useState<Shown>({
    at,
    from: at,
    outing: out ?? { ...NO_OUTING, bus_id: memberId },
  });
  const outing = out ?? shown.outing;
  if (shown.at !== at) setShown({ at, from: shown.at, outing });
  else if (shown.outing !== outing) setShown({ ...shown, outing });
  const boat = useDrawnOuting(outing);
  const isOut = at === 'water';
  return (
    <Scene aria-hidden="true" data-at={at}>
      <Dock>{status === 'ondeck' && <span />}</Dock>
      <Ripples />
      <Slide
        key={at}
        $at={at}
        $from={shown.from}
        data-slides={shown.from === at ? undefined : shown.from}
        // Once: a picture hidden during an action would slide again when it is shown.
        onAnimationEnd={() => setShown({ ...shown, from: at })}
      >
        <BoatDrawing
          boat={boat}
          blade={club?.identity}
          isStout
          hasOars={isOut}
          taken={isOut ? Array.from({ length: boat.seats + 1 }, (_, seat) => seat) : undefined}
          width={LENGTHS.least + LENGTHS.aSeat * boat.seats}
        />
      </Slide>
    </Scene>
  );
}
