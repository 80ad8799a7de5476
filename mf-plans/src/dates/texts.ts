export const ANOTHER_DATE = 'Another date';
export const CLOSE = 'Close';
export const PLANS_BY_DATE = 'Plans by date';
export const plansFor = (date: string): string => `Plans for ${date}`;
