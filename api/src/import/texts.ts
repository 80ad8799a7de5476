export const withGuests = (names: string): string => `With ${names}`;
export const lineNo = (line: number): string => `Line ${line}`;
export const nameOnLine = (name: string, line: number): string => `${name} (line ${line})`;
export const riggingIncomplete = (boat: string): string => `${boat}: the rigging variants are incomplete.`;
export const alsoRigged = (variants: string): string => `Also rigged ${variants}`;
export const DAMAGE_REPORTS = 'damage reports';
export const RESERVATIONS = 'reservations';
export const OUTING_GROUPS = 'outing groups';
export const CLUB_WORK = 'club work entries';
export const BADGES = 'badges';
export const damageNote = (text: string): string => `Damage: ${text}`;
export const UNKNOWN_BOAT = 'Unknown boat';
/** @param header of an additional column of notes, '' for none */
export const withHeader = (header: string, text: string): string =>
  header === '' ? text : `${header}: ${text}`;
export const sheetNo = (number: number): string => `Sheet ${number}`;
