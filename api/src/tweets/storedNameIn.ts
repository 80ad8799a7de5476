import type { StoredPicture } from './Tweet.ts';

/** The name of an attachment in the storage. */
export const storedNameIn = ({ storedAs, name }: StoredPicture): string => storedAs ?? name;
