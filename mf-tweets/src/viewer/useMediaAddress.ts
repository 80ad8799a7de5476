import { useRef } from 'react';
import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useMediaAddressQuery } from '../data/tweetsApi.ts';

/** One renewal for a link that ran out; a file that then does not show is not there. */
const RENEWALS_MAX = 1;

/** The signed address of a file among the club's tweets, which is renewed when it has run out. */
export function useMediaAddress({ name, type }: Pick<TweetPicture, 'name' | 'type'>, isWanted = true) {
  const { data: club } = useClubQuery();
  const folder = club?.s3folder ?? '';
  const query = useMediaAddressQuery({ folder, name, type }, { skip: !isWanted || folder === '' });
  const renewals = useRef(0);
  return {
    address: query.currentData,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** What showed the address failed: false when it has been renewed already. */
    renew(): boolean {
      if (renewals.current >= RENEWALS_MAX) return false;
      renewals.current += 1;
      void query.refetch();
      return true;
    },
    /** It showed: should it run out while it is looked at, it may be renewed again. */
    shown() {
      renewals.current = 0;
    },
  };
}
