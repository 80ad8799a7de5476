import { useRef } from 'react';
import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useMediaAddressQuery } from '../data/tweetsApi.ts';

/** An expired link is renewed once; a file that still fails to load does not exist. */
const RENEWALS_MAX = 1;

/** The signed address of a file of the club's tweets, renewed after it has expired. */
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
    /** Called when the address failed to load: false when it was already renewed. */
    renew(): boolean {
      if (renewals.current >= RENEWALS_MAX) return false;
      renewals.current += 1;
      void query.refetch();
      return true;
    },
    /** Called when the file loaded: from then on another renewal is allowed. */
    shown() {
      renewals.current = 0;
    },
  };
}
