import { defineHook } from '../platform/events/hooks.ts';

/** Returns the ids of the member's sessions whose devices receive pushes. */
export const sessionsPushed = defineHook<{ member: string }, ReadonlySet<string>>('sessions.pushed');
