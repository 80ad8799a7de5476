// @inner @chunk ui-csv

export const VIEW = 'View';
export const TABLE = 'Table';
export const TEXT = 'Text';
/** @param view 'table', 'text' */
export const csvAs = (view: string): string => `CSV as ${view}`;
export const SAVE = 'Save';
export const MAIL_TO_ME = 'Email to me';
export const NO_LINES = 'This file has no rows.';
