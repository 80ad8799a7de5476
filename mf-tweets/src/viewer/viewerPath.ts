import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';

/** `viewerPath('Kim Harper', {name: 'start', type: 'png'})` is `/picviewer/Kim_Harper/start/png`. */
export function viewerPath(source: string, { name, type }: Pick<TweetPicture, 'name' | 'type'>): string {
  return `/picviewer/${encodeURIComponent(source.replaceAll(' ', '_')) || '_'}/${name}/${type}`;
}

/** Returns the author of a picture, by the path: underscores mean spaces (rule media.viewer). */
export const sourceOf = (segment: string): string => segment.replaceAll('_', ' ').trim();
