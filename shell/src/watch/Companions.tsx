import { Offline } from '../offline/Offline.tsx';
import { News } from '../inbox/News.tsx';
import { useIsNotifying } from '../inbox/useIsNotifying.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { Live } from './Live.ts';
import { Watch } from './Watch.tsx';

export interface CompanionsProps {
  isKiosk: boolean;
  isSignedIn: boolean;
  /** The place in a phone's bar for the bell. */
  bellPlace: Element | null;
}

/** The parts of a page that no first screen waits for, as one file. */
export function Companions({ isKiosk, isSignedIn, bellPlace }: CompanionsProps) {
  const isNotifying = useIsNotifying();
  return (
    <>
      <Offline isKiosk={isKiosk} />
      <LeftOutNotice />
      {!isKiosk && <Watch />}
      {(isKiosk || isSignedIn) && <Live />}
      {isNotifying && !isKiosk && <News place={bellPlace} />}
    </>
  );
}
