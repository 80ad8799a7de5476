import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns a function to the address of a member's clearances, by id, next to the visible list; it keeps its identity while the
 * address is unchanged.
 */
export function useMemberAddress(): (id: string) => string {
  const [search] = useSearchParams();
  return useMemo(() => {
    const others = new URLSearchParams(search);
    others.delete('member');
    return (id) => `?${others}&member=${id}`;
  }, [search]);
}
