export const crewCount = (count: number): string => `Crew (${count})`;
export const crewOfLimit = (count: number, limit: number): string => `Crew (${count} of ${limit})`;
export const planAuthor = (name: string): string => `By ${name}`;
