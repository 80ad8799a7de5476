import { useEffect, useMemo } from 'react';

/** Returns an address for an object in memory, for as long as it is shown. */
export function useObjectUrl(content: Blob | null): string | null {
  const url = useMemo(() => (content ? URL.createObjectURL(content) : null), [content]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
