/** The three themes: light, dark, and one for a dock in low sun. */
export type ThemeName = 'light' | 'dark' | 'sunlight';

/** Colours by purpose. `on…` is the text on a fill of that colour. */
export interface Palette {
  paper: string;
  card: string;
  /** A faint fill: hovered rows, tracks, skeletons. */
  wash: string;
  ink: string;
  muted: string;
  water: string;
  onWater: string;
  cedar: string;
  green: string;
  amber: string;
  red: string;
  onRed: string;
  outline: string;
}

export const palettes: Record<ThemeName, Palette> = {
  light: {
    paper: '#F7F5F0',
    card: '#FFFFFF',
    wash: '#ECEEEC',
    ink: '#0B1F2A',
    muted: '#4A5D68',
    water: '#0B4F6C',
    onWater: '#FFFFFF',
    cedar: '#9A4A17',
    green: '#1B6B35',
    amber: '#8A5200',
    red: '#A8201A',
    onRed: '#FFFFFF',
    outline: '#7C8C95',
  },
  dark: {
    paper: '#0A161D',
    card: '#12232D',
    wash: '#1B303C',
    ink: '#E8F0F3',
    muted: '#A9BAC3',
    water: '#6CC3E0',
    onWater: '#0A161D',
    cedar: '#F0A36B',
    green: '#6FCF8E',
    amber: '#F2B84B',
    red: '#FF8A80',
    onRed: '#0A161D',
    outline: '#5C7280',
  },
  sunlight: {
    paper: '#FFFFFF',
    card: '#FFFFFF',
    wash: '#EDEDED',
    ink: '#000000',
    muted: '#1C1C1C',
    water: '#00344B',
    onWater: '#FFFFFF',
    cedar: '#5A2400',
    green: '#00401B',
    amber: '#4A2B00',
    red: '#7A0000',
    onRed: '#FFFFFF',
    outline: '#000000',
  },
};

/**
 * Colours of the workout types, in the order of the types; distinguishable by colour-blind members. Slices are also
 * labelled, and separated by 2 px.
 */
export const workoutColours = [
  '#0072B2',
  '#56B4E9',
  '#009E73',
  '#E69F00',
  '#CC79A7',
  '#D55E00',
  '#6B6B6B',
] as const;
