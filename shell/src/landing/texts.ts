export const SUNSET = 'Sunset';
export const SUNRISE = 'Sunrise';
export const PICTURE = 'The picture';
export const goTo = (page: string): string => `Go to ${page}`;
export const TAGLINE = 'Launch and land boats, log miles, and see who is on the water.';
export const greeting = (name: string): string => `Good to see you, ${name}.`;
export const logoOf = (club: string): string => `${club} logo`;
