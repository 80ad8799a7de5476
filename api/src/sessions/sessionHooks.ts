import { defineHook } from '../platform/events/hooks.ts';

/** Ids of the member's sessions whose devices are pushed to. */
export const sessionsPushed = defineHook<{ member: string }, ReadonlySet<string>>('sessions.pushed');
