/**
 * Pattern of a key, `{club's folder}/{tweets, members, crest or damages}/{name}.{type}`: no part is empty or
 * hidden, or leads outside its folder.
 */
const KEY = /^[\w-]+(?:\.[\w-]+)*\/(?:tweets|members|crest|damages)\/[\w-]+\.[a-z0-9]+$/;

export const isMediaKey = (key: string): boolean => KEY.test(key);

/**
 * Returns an upload's key in a bucket until it is checked: `club/incoming/tweets/a.png` for
 * `club/tweets/a.png`.
 */
export const incomingKey = (key: string): string => key.replace('/', '/incoming/');
