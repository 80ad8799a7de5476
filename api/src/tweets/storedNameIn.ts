import type { StoredPicture } from './Tweet.ts';

/** An attachment's name in the storage. */
export const storedNameIn = ({ storedAs, name }: StoredPicture): string => storedAs ?? name;
