import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RemotePart } from '@fleetwatch/kit/federation/RemotePart.tsx';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { AboveDock } from './AboveDock.tsx';
import { isAboard } from '../status/isAboard.ts';
import { NEED_HELP } from './lazyTexts.ts';

/** Ashore it is fetched after everything that the screen shows. */
const FETCHED_AFTER_MS = 2_000;

/**
 * On the thumb zone while the member is out without an action. Its code loads before they leave: there may be no network then.
 */
export function HelpPart() {
  const memberId = useAppSelector(selectMemberId);
  const isOut = useAppSelector(
    (state) => selectStillOut(state)?.some((sortie) => isAboard(sortie, memberId)) ?? false,
  );
  const isIdle = !useSearchParams()[0].has('do');
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const part = <RemotePart name="NeedHelp" title={NEED_HELP} placeholder={null} isOptional />;
  if (isOut && isIdle) return <AboveDock>{part}</AboveDock>;
  return isLater && <div hidden>{part}</div>;
}
