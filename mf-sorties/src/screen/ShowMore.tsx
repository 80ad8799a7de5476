import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { Button } from '@fleetwatch/kit/ui/button/Button';

/** Page size: a month of thousands renders as fast as one of fifty. */
export const PAGE_ROWS = 50;

/** More rows come this far before the end of the list is in sight. */
const AHEAD = '600px';

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s3);
`;

interface ShowMoreProps {
  shown: number;
  left: number;
  isBusy: boolean;
  /** Whether scrolling alone brings more; false after a failure, which would repeat. */
  isAutomatic: boolean;
  onMore: () => void;
}

/** The end of what is shown of a list: more comes as one scrolls to it, or by its button (rule sortie.pages). */
export function ShowMore({ shown, left, isBusy, isAutomatic, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onMore);
  useEffect(() => {
    if (isBusy || !isAutomatic || !end.current || typeof IntersectionObserver !== 'function')
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // The end of a longer list is another place, which may be in sight again.
  }, [shown, isBusy, isAutomatic]);
  return (
    <More ref={end}>
      <span>
        {shown} of {formatMiles(shown + left)}
      </span>
      <Button isBusy={isBusy} onClick={onMore}>
        Show {Math.min(left, PAGE_ROWS)} more
      </Button>
    </More>
  );
}
