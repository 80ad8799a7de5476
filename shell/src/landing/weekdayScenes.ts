import type { Weekday } from './landingPicture.ts';

/** The addresses of the seven pictures: files of their own, so a page loads the one it shows. */
export const WEEKDAY_SCENES: Readonly<Record<Weekday, string>> = {
  monday: new URL('./scenes/monday.svg', import.meta.url).href,
  tuesday: new URL('./scenes/tuesday.svg', import.meta.url).href,
  wednesday: new URL('./scenes/wednesday.svg', import.meta.url).href,
  thursday: new URL('./scenes/thursday.svg', import.meta.url).href,
  friday: new URL('./scenes/friday.svg', import.meta.url).href,
  saturday: new URL('./scenes/saturday.svg', import.meta.url).href,
  sunday: new URL('./scenes/sunday.svg', import.meta.url).href,
};

/** What each shows, for those who cannot see it. */
export const WEEKDAY_SCENE_TEXTS: Readonly<Record<Weekday, string>> = {
  monday: 'The boathouse in the mist at dawn, a single scull on the water',
  tuesday: 'An eight passes the boathouse at sunrise',
  wednesday: 'Rain on the water, lights on in the boathouse',
  thursday: 'A windy noon, boats on trestles before the boathouse',
  friday: 'A double comes home to the boathouse at sunset',
  saturday: 'Regatta day: bunting on the boathouse, three boats in their lanes',
  sunday: 'A still evening, the boathouse closed and the moon on the water',
};
