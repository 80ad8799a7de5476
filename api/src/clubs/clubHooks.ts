import { defineHook } from '../platform/events/hooks.ts';

/** A club was added, and is the current one: it gets what every club has (rules class.protected, group.protected). */
export const clubAdded = defineHook<object>('club.added');
