import { NOT_OUT_YET } from '../lazyTexts.ts';

export const EVERYONE_TAB = 'Everyone';
export const ABOUT_ME = 'About Me';

/** 'On the water in Osprey since 06:12' */
export const onWaterIn = (boats: string, since: string | null): string =>
  `On the water in ${boats}${since === null ? '' : ` since ${since}`}`;
/** 'last Kestrel May 1' */
export const lastSortie = (boat: string | null, day: string | null): string => {
  if (boat === null) return NOT_OUT_YET;
  return day === null ? `last ${boat}` : `last ${boat} ${day}`;
};
