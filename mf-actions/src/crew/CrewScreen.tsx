import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { CrewBoard } from './CrewBoard.tsx';
import { useCrewData } from './useCrewData.ts';
import { ACTIONS_PATH } from './useCrewLaunch.ts';
import { CREW } from '../texts.ts';
import { ALL_BOATS, crewOf } from './texts.ts';

/**
 * Composes a crew and launches it: /crew/{name}/{moniker}/{payload}/{id}, and /crew/{boat}/{payload}/{group}/{user}/{extra} as
 * in a crew message (rule crew.addresses).
 */
export function CrewScreen() {
  const { boat, screenState, ...data } = useCrewData();
  const isUnknown = screenState.status === 'ready' && !boat;
  return (
    <Screen
      title={boat ? crewOf(boat.name, boat.groupmoniker) : CREW}
      {...screenState}
      status={isUnknown ? 'empty' : screenState.status}
      emptyText={BOAT_NOT_FOUND}
      emptyAction={<ButtonLink to={`${ACTIONS_PATH}?do=launch`}>{ALL_BOATS}</ButtonLink>}
    >
      {boat ? <CrewBoard key={`${boat._id} ${boat.grouppayload}`} boat={boat} data={data} /> : null}
    </Screen>
  );
}
