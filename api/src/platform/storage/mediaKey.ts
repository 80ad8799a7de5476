/** `{club's folder}/{tweets or members}/{name}.{type}`: no part of it is empty, hidden, or leads out of its folder. */
const KEY = /^[\w-]+(?:\.[\w-]+)*\/(?:tweets|members)\/[\w-]+\.[a-z0-9]+$/;

export const isMediaKey = (key: string): boolean => KEY.test(key);

/** Where a bucket keeps an object until it has been looked at: `club/tweets/a.png` is `club/incoming/tweets/a.png` there. */
export const incomingKey = (key: string): string => key.replace('/', '/incoming/');
