import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addAppListener, useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { crewOpened } from '@fleetwatch/kit/store/events';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { crewMessagePath } from './crewMessagePath.ts';

/** A crew message leads to the crew page (rule status.deferred). */
export function useCrewMessages(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const memberId = useAppSelector(selectMemberId);
  const handleCrew = useEffectEvent((boatId: string) => void navigate(crewMessagePath(boatId, memberId)));
  useEffect(
    () =>
      dispatch(
        addAppListener({ actionCreator: crewOpened, effect: ({ payload }) => handleCrew(payload.boatId) }),
      ),
    [dispatch],
  );
}
