import { keyframes, styled } from 'styled-components';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { isLoading } from './texts.ts';

/** A skeleton that shows for less than this only flickers. */
const SKELETON_DELAY_MS = 300;

const hide = keyframes`from { visibility: hidden; }`;

/* As high as the window, so that no content below it moves when the screen appears. */
const Place = styled.div`
  min-height: 100dvh;
  padding: var(--s4);
  animation: ${hide} ${SKELETON_DELAY_MS}ms step-end;
`;

/** Placeholder of a screen whose code is loading; invisible for the first 300 ms. */
export function RemoteSkeleton({ title }: { title: string }) {
  return (
    <Place role="status" aria-label={isLoading(title)}>
      <Skeleton shape="card" count={3} />
    </Place>
  );
}
