import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { LaunchGate } from '@fleetwatch/kit/launch/LaunchGate';
import { LaunchRules } from '@fleetwatch/kit/launch/LaunchRules';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { APPLY_WORKOUT, selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { BottomBar } from '@fleetwatch/kit/ui/navigation/BottomBar';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { ClassMark } from '../launch/boatRow.tsx';
import { keepWorkout } from '../launch/keepWorkout.ts';
import { TripPart } from '../launch/tripPart.tsx';
import { CrewMembers } from './CrewMembers.tsx';
import { withoutWorkout, workoutOf } from './crewPlace.ts';
import { CrewWorkoutLine } from './CrewWorkoutLine.tsx';
import { OtherBoat } from './OtherBoat.tsx';
import { crewOfSeats, emptySeat, isFull, moveSeat, seatFirstFree } from './seatDraft.ts';
import { SeatList } from './SeatList.tsx';
import type { CrewData } from './useCrewData.ts';
import { ACTIONS_PATH, useCrewLaunch } from './useCrewLaunch.ts';
import { useSeatDraft } from './useSeatDraft.ts';
import { CREW } from '../texts.ts';
import {
  ALL_SEATS_TAKEN,
  CLEAR_CREW,
  LAUNCH_CREW,
  launchCrewNow,
  ONLY_YOUR_SEAT_TAKEN,
  nowInSeat,
  seatIsEmpty,
} from './texts.ts';

interface CrewBoardProps {
  boat: Boat;
  data: CrewData;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  @media (min-width: 56rem) {
    grid-template-columns: minmax(20rem, 5fr) minmax(0, 6fr);
    > :first-child {
      position: sticky;
      top: var(--s4);
    }
  }
`;

const Crew = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2);
  }
  h2 {
    min-width: 0;
    font-size: var(--text-l);
    overflow-wrap: anywhere;
  }
`;

/* Reserves its space before its code has loaded, so that nothing below it moves. */
const BackBy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s3);
  min-height: 172px;
`;

/** A boat's seats above (on a wide screen beside) the candidates, and the launch slider. */
export function CrewBoard({ boat, data }: CrewBoardProps) {
  const { people, onDeck, groups, blockedText } = data;
  const navigate = useNavigate();
  const steererId = useAppSelector(selectMemberId);
  const deferred = useAppSelector(selectDeferred);
  const [params, setParams] = useSearchParams();
  const [isWithout, setIsWithout] = useState(false);
  const [draft, setSeats, clear] = useSeatDraft(boat, steererId);
  // Unknown members are not shown, so they are not launched.
  const seats = draft.map((id) => (id !== null && people.has(id) ? id : null));
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const picked = deferred.code === APPLY_WORKOUT ? deferred.workout : null;
  const fromMain = picked && { typeId: picked.type, text: picked.description };
  const workout = isWithout ? null : (workoutOf(params) ?? fromMain);
  const [trip, setTrip] = useState<Trip>({});
  const isWatching = useHasFeature('overdue');
  const crew = crewOfSeats(seats);
  const aboard = [steererId, ...crew];
  const { flow, launch } = useCrewLaunch(boat, crew, { workout, trip });
  const cleared = new Map(flow.seats?.map((seat) => [seat.member, seat]));

  const nameOf = (memberId: string | null | undefined) => people.get(memberId ?? '')?.name ?? '';
  const toTop = () => {
    void window.scrollTo({ top: 0 });
    list.current?.focus({ preventScroll: true });
  };
  const handleAdd = (memberId: string) => {
    const next = seatFirstFree(seats, memberId);
    setSeats(next);
    const seat = next.indexOf(memberId) + 1;
    const seated = seat > 0 ? nowInSeat(nameOf(memberId), seat) : '';
    setAnnouncement([seated, isFull(next) ? ALL_SEATS_TAKEN : ''].join(' ').trim());
    if (isFull(next)) toTop();
  };
  const actions = {
    move: (from: number, to: number) => {
      setSeats(moveSeat(seats, from, to));
      setAnnouncement(nowInSeat(nameOf(seats[from]), to + 1));
    },
    remove: (at: number) => {
      list.current?.focus({ preventScroll: true });
      setSeats(emptySeat(seats, at));
      setAnnouncement(seatIsEmpty(at + 1));
    },
  };
  const handleCancel = () => {
    keepWorkout(steererId, workoutOf(params));
    void navigate(ACTIONS_PATH);
  };
  const handleClear = () => {
    clear();
    setAnnouncement(ONLY_YOUR_SEAT_TAKEN);
  };

  const others = [...people.values()].filter(({ _id }) => _id !== steererId);
  // The boat may be out because of this page's own launch, whose answer is missing: then the launch is repeated.
  const blocked = flow.isSent ? null : blockedText;
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Columns>
        <Crew aria-label={CREW}>
          {blocked === null ? null : (
            <OtherBoat text={blocked} boats={data.freeBoats} seats={seats} workout={workout} />
          )}
          <header>
            <h2>
              {boat.name} <ClassMark>{boat.groupmoniker}</ClassMark>
            </h2>
            <Button tone="quiet" onClick={handleClear}>
              {CLEAR_CREW}
            </Button>
          </header>
          {blocked === null && <LaunchRules flow={flow} aboard={aboard} />}
          <SeatList
            listRef={list}
            rowers={seats.map((id) => people.get(id ?? '') ?? null)}
            actions={actions}
            clearances={cleared}
          />
          {workout ? (
            <CrewWorkoutLine
              workout={workout}
              onRemove={() => {
                setIsWithout(true);
                setParams(withoutWorkout, { replace: true });
              }}
            />
          ) : null}
        </Crew>
        <CrewMembers
          boat={boat}
          people={others}
          onDeck={onDeck.filter(({ _id }) => _id !== steererId)}
          groups={groups}
          seats={seats}
          onAdd={handleAdd}
          onCancel={handleCancel}
        />
        {blocked === null && isWatching ? (
          <BackBy>
            <TripPart.View part="time" value={trip} onChange={setTrip} />
            <TripPart.View part="rest" aboard={aboard} value={trip} onChange={setTrip} />
          </BackBy>
        ) : null}
      </Columns>
      {blocked === null ? (
        <BottomBar>
          <LaunchGate flow={flow} verb={LAUNCH_CREW}>
            <ConfirmSlider
              key={`${boat._id} ${flow.attempt}`}
              label={LAUNCH_CREW}
              verb={LAUNCH_CREW}
              question={launchCrewNow(boat.name, crew.length)}
              isDisabled={!flow.isReady}
              onConfirm={launch}
            />
          </LaunchGate>
        </BottomBar>
      ) : null}
    </>
  );
}
