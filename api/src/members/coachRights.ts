/**
 * Status of a coach: requested at sign-up in a club that approves coaches, chosen at sign-up, or confirmed
 * by the operator or a confirmed coach (rule member.coach-confirmed).
 */
export type CoachRights = 'none' | 'pending' | 'active' | 'confirmed';

/** Whether a member has the documented powers of a coach. */
export const isCoach = (rights: CoachRights): boolean => rights === 'active' || rights === 'confirmed';
