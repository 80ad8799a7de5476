import { keyframes, styled } from 'styled-components';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';

/** Below this a skeleton would only flicker. */
const SKELETON_DELAY_MS = 300;

const hide = keyframes`from { visibility: hidden; }`;

/* As high as the window, so that nothing below it has to move out of the way when the screen comes. */
const Place = styled.div`
  min-height: 100dvh;
  padding: var(--s4);
  animation: ${hide} ${SKELETON_DELAY_MS}ms step-end;
`;

/** Holds the place of a screen whose code is on its way; not visible before 300 ms. */
export function RemoteSkeleton({ title }: { title: string }) {
  return (
    <Place role="status" aria-label={`${title} is loading`}>
      <Skeleton shape="card" count={3} />
    </Place>
  );
}
