export const TRY_AGAIN = 'Try again';
export const SAVE = 'Save';
export const fromSource = (source: string): string => `From ${source}`;
export const pageTitle = (source: string): string => `From ${source} · Fleetwatch`;
export const fileFrom = (source: string, file: string): string => `From ${source}: ${file}`;
