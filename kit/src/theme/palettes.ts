/** The three themes: light, dark, and one for a dock in low sun. */
export type ThemeName = 'light' | 'dark' | 'sunlight';

/** Colors by purpose. `on…` is the text on a fill of that color, `…Tint` the faint fill behind text of that color. */
export interface Palette {
  paper: string;
  card: string;
  /** A sunk fill: hovered rows, tracks, skeletons. */
  wash: string;
  ink: string;
  muted: string;
  /** The filled button, launched, selected. */
  water: string;
  waterTint: string;
  onWater: string;
  /** Links to people and boats. */
  cedar: string;
  cedarTint: string;
  /** In, landed. */
  green: string;
  greenTint: string;
  /** Heads-ups, dry dock. */
  amber: string;
  amberTint: string;
  /** Late, and destructive actions. */
  red: string;
  redTint: string;
  onRed: string;
  /** The border of a control. */
  outline: string;
  /** Separates content; not for the border of a control. */
  line: string;
  /** The board of boats on the water, dark in every theme but sunlight. */
  board: string;
  boardRow: string;
  boardLine: string;
  boardInk: string;
  boardMuted: string;
  boardTime: string;
  /** The fill of a late boat's row. */
  boardLate: string;
  onBoardLate: string;
  /** The border and the clock of that row. */
  boardLateEdge: string;
  /** A calendar's days from few to many miles; a day without any is `wash`. */
  heat1: string;
  heat2: string;
  heat3: string;
  heat4: string;
}

const heatOnLight = { heat1: '#B9D6E2', heat2: '#77AFC6', heat3: '#2F7FA0', heat4: '#0B4F6C' };

export const palettes: Record<ThemeName, Palette> = {
  light: {
    paper: '#F7F5F0',
    card: '#FFFFFF',
    wash: '#EFEDE6',
    ink: '#0B1F2A',
    muted: '#4A5D68',
    water: '#0B4F6C',
    waterTint: '#DCEBF1',
    onWater: '#FFFFFF',
    cedar: '#9A4A17',
    cedarTint: '#F9E8DB',
    green: '#1B6B35',
    greenTint: '#DFF1E4',
    amber: '#7F4B00',
    amberTint: '#FCEBC8',
    red: '#A8201A',
    redTint: '#FCE2DF',
    onRed: '#FFFFFF',
    outline: '#76868F',
    line: '#E0DDD3',
    board: '#0A1D28',
    boardRow: '#112C3A',
    boardLine: '#1E3B4A',
    boardInk: '#F4F1E8',
    boardMuted: '#A3B6C0',
    boardTime: '#FFD27A',
    boardLate: '#5A1A17',
    onBoardLate: '#F4F1E8',
    boardLateEdge: '#FF9A8F',
    ...heatOnLight,
  },
  dark: {
    paper: '#0A161D',
    card: '#12232D',
    wash: '#182C37',
    ink: '#E8F0F3',
    muted: '#A9BAC3',
    water: '#6CC3E0',
    waterTint: '#12384A',
    onWater: '#0A161D',
    cedar: '#F0A36B',
    cedarTint: '#3A2414',
    green: '#6FCF8E',
    greenTint: '#123524',
    amber: '#F2B84B',
    amberTint: '#38290B',
    red: '#FF8A80',
    redTint: '#451917',
    onRed: '#0A161D',
    outline: '#64798A',
    line: '#213743',
    board: '#0E1F29',
    boardRow: '#142A36',
    boardLine: '#213B49',
    boardInk: '#F4F1E8',
    boardMuted: '#A3B6C0',
    boardTime: '#FFD27A',
    boardLate: '#5A1A17',
    onBoardLate: '#F4F1E8',
    boardLateEdge: '#FF9A8F',
    heat1: '#173F52',
    heat2: '#246A87',
    heat3: '#3F9BBF',
    heat4: '#9BDCF2',
  },
  sunlight: {
    paper: '#FFFFFF',
    card: '#FFFFFF',
    wash: '#EDEDED',
    ink: '#000000',
    muted: '#1C1C1C',
    water: '#00344B',
    waterTint: '#E3EEF3',
    onWater: '#FFFFFF',
    cedar: '#5A2400',
    cedarTint: '#F6E9DF',
    green: '#00401B',
    greenTint: '#E0F0E5',
    amber: '#4A2B00',
    amberTint: '#FBEFD6',
    red: '#7A0000',
    redTint: '#F9E3E1',
    onRed: '#FFFFFF',
    outline: '#000000',
    line: '#000000',
    board: '#FFFFFF',
    boardRow: '#EDEDED',
    boardLine: '#000000',
    boardInk: '#000000',
    boardMuted: '#1C1C1C',
    boardTime: '#000000',
    boardLate: '#7A0000',
    onBoardLate: '#FFFFFF',
    boardLateEdge: '#7A0000',
    ...heatOnLight,
  },
};

/**
 * Colors of the workout types, in the order of the types; distinguishable by color-blind members. Slices are also labeled, and
 * separated by 2 px.
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
