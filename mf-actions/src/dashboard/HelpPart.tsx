import { useSearchParams } from 'react-router-dom';
import { RemotePart } from '@fleetwatch/kit/federation/RemotePart.tsx';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { Dock } from '../screen/Dock.tsx';
import { isAboard } from '../status/isAboard.ts';

/** In the thumb zone while the member is out and does nothing else. Its code comes before they leave: there may be no network then. */
export function HelpPart() {
  const memberId = useAppSelector(selectMemberId);
  const isOut = useAppSelector(
    (state) => selectStillOut(state)?.some((sortie) => isAboard(sortie, memberId)) ?? false,
  );
  const isIdle = !useSearchParams()[0].has('do');
  const part = <RemotePart name="NeedHelp" title="Need help" placeholder={null} isOptional />;
  return isOut && isIdle ? <Dock>{part}</Dock> : <div hidden>{part}</div>;
}
