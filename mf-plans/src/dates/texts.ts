export const PLANS_BY_DATE = 'Plans by date';
export const plansFor = (date: string): string => `Plans for ${date}`;
