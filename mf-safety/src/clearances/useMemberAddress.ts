import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address of a member's clearances, by id, beside the list that is shown; the same function while the address stays. */
export function useMemberAddress(): (id: string) => string {
  const [search] = useSearchParams();
  return useMemo(() => {
    const others = new URLSearchParams(search);
    others.delete('member');
    return (id) => `?${others}&member=${id}`;
  }, [search]);
}
