import { useEffect, useState, type RefObject } from 'react';

/** What comes into sight within this many screens is asked for ahead. */
const AHEAD = '100% 0%';

/** True from when an element has come near what is in sight; at once where a browser cannot tell. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
