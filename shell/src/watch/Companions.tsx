import { Offline } from '../offline/Offline.tsx';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { Live } from './Live.ts';
import { Watch } from './Watch.tsx';

export interface CompanionsProps {
  isKiosk: boolean;
  isSignedIn: boolean;
}

/** The parts of a page that no first screen waits for, as one file. */
export function Companions({ isKiosk, isSignedIn }: CompanionsProps) {
  return (
    <>
      <Offline isKiosk={isKiosk} />
      <LeftOutNotice />
      {!isKiosk && <Watch />}
      {(isKiosk || isSignedIn) && <Live />}
    </>
  );
}
