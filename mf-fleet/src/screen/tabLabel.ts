const TAB_LABEL_MAX = 14;

/** A group's name as a tab: its first 14 characters (club-management §9). */
export const tabLabel = (name: string): string => name.slice(0, TAB_LABEL_MAX).trim();
