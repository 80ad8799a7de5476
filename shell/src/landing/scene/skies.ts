import type { Weekday } from '../landingPicture.ts';
import { FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY } from './texts.ts';

/** Features of a day besides its light. */
export type Weather = 'clouds' | 'mist' | 'rain' | 'lanes' | 'stars' | 'waves' | 'wind';

/** Four stops, from top to bottom. */
type Gradient = readonly [string, string, string, string];

/** The light and the weather of a scene. */
export interface Sky {
  /** Description of the picture, for those who cannot see it. */
  text: string;
  sky: Gradient;
  /** From far to near. */
  hills: readonly [string, string, string];
  water: Gradient;
  /** On the water, and around sun or moon. */
  light: string;
  /** Sun or moon: center and radius. */
  orb?: readonly [x: number, y: number, radius: number];
  /** The doors of the boathouse. */
  doors: string;
  weather: readonly Weather[];
}

const LAMPS = '#FFCF87';

export const SKIES: Readonly<Record<Weekday, Sky>> = {
  monday: {
    text: MONDAY,
    sky: ['#4C6B7D', '#93AAB4', '#D8D6CE', '#F3E3CF'],
    hills: ['#BBC6C7', '#98ACB1', '#748E95'],
    water: ['#E9E1D4', '#BAC6C7', '#6E909F', '#17404F'],
    light: '#FFF3E0',
    orb: [930, 392, 40],
    doors: '#E9CFA0',
    weather: ['mist'],
  },
  tuesday: {
    text: TUESDAY,
    sky: ['#2F607E', '#85A9B8', '#F2CFA2', '#F6A865'],
    hills: ['#8FA3A6', '#597A83', '#31535F'],
    water: ['#F3B880', '#A9B4B0', '#4F87A0', '#0B3A54'],
    light: '#FFE2B0',
    orb: [930, 408, 48],
    doors: LAMPS,
    weather: [],
  },
  wednesday: {
    text: WEDNESDAY,
    sky: ['#33454F', '#5B6E79', '#8B9AA2', '#AEB9BD'],
    hills: ['#84949B', '#61737C', '#43555E'],
    water: ['#9CA9AF', '#6F838D', '#435F6C', '#142E3B'],
    light: '#DDE7EA',
    doors: LAMPS,
    weather: ['clouds', 'rain'],
  },
  thursday: {
    text: THURSDAY,
    sky: ['#1F6A9C', '#57A0CB', '#A6D2E7', '#DCEEF2'],
    hills: ['#93BCB4', '#5E9584', '#36705F'],
    water: ['#A9D0DC', '#5A9BB8', '#2A7196', '#0A3D59'],
    light: '#FFFFFF',
    orb: [960, 136, 42],
    doors: '#1B2D36',
    weather: ['clouds', 'waves', 'wind'],
  },
  friday: {
    text: FRIDAY,
    sky: ['#2B2856', '#86416F', '#EC7B56', '#FFC870'],
    hills: ['#95597A', '#673F64', '#3B2A48'],
    water: ['#FFB567', '#CF6F68', '#5F3F6E', '#1B1A3C'],
    light: '#FFD58A',
    orb: [920, 430, 60],
    doors: LAMPS,
    weather: [],
  },
  saturday: {
    text: SATURDAY,
    sky: ['#2A7AB5', '#78B8DD', '#BFE0EE', '#F4F1E0'],
    hills: ['#A0C4AB', '#6BA37C', '#3D7C55'],
    water: ['#C3DEE3', '#6BADC4', '#2B7FA0', '#0B425D'],
    light: '#FFFFFF',
    orb: [960, 150, 42],
    doors: '#20323B',
    weather: ['clouds', 'lanes', 'wind'],
  },
  sunday: {
    text: SUNDAY,
    sky: ['#0B1834', '#1D3760', '#46668F', '#8C93B4'],
    hills: ['#4B6285', '#33496B', '#1B2C4A'],
    water: ['#7F8DB0', '#3B5780', '#1B335A', '#071424'],
    light: '#F6F1DC',
    orb: [930, 214, 38],
    doors: '#14243A',
    weather: ['stars'],
  },
};

const flat = (colour: string): Gradient => [colour, colour, colour, colour];

/** The same day for a display in low sun: no gradients, and nothing that text could be lost on. */
export const flatSky = ({ text, orb, weather }: Sky): Sky => ({
  text,
  sky: flat('#FFFFFF'),
  hills: ['#E4E4E4', '#C8C8C8', '#A6A6A6'],
  water: flat('#D5E4EB'),
  light: '#FFFFFF',
  ...(orb && { orb }),
  doors: '#FFFFFF',
  weather: weather.filter((one) => one !== 'mist'),
});
