// @chunk lists

const TAB_LABEL_MAX = 14;

/** A group's name as a tab label: its first 14 characters (rule boat.tabs). */
export const tabLabel = (name: string): string => name.slice(0, TAB_LABEL_MAX).trim();
