import { defineHook } from '../platform/events/hooks.ts';

/**
 * A club was added and is now the current one; handlers add the defaults of every club (rules
 * class.protected, group.protected).
 */
export const clubAdded = defineHook<object>('club.added');
