import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { Button } from '../button/Button.tsx';
import { showMore, shownOf } from './texts.ts';

/** Distance before the visible end of the list at which more rows load. */
const AHEAD = '600px';

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s3);
`;

export interface ShowMoreProps {
  shown: number;
  left: number;
  /** Rows loaded at a time. */
  step: number;
  isBusy?: boolean;
  /** Whether scrolling alone loads more: not after a failure, which would repeat. */
  isAutomatic?: boolean;
  onMore: () => void;
}

/** The end of the visible part of a list: more rows load on scrolling to it, or by its button (rule sortie.pages). */
export function ShowMore({ shown, left, step, isBusy = false, isAutomatic = false, onMore }: ShowMoreProps) {
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
    // The end of a longer list is another place, which may be visible again.
  }, [shown, isBusy, isAutomatic]);
  return (
    <More ref={end}>
      <span>{shownOf(shown, formatMiles(shown + left))}</span>
      <Button isBusy={isBusy} onClick={onMore}>
        {showMore(Math.min(left, step))}
      </Button>
    </More>
  );
}
