/** Paths on a 24 px grid, drawn with 2 px strokes and round ends. */
const paths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4.5 4.5L19 7',
  chevron: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.4v.1',
  boat: 'M2 16h20c-2.5 3.2-5.5 4-10 4s-7.5-.8-10-4zM8 16l1.5-5.5 4.5 1.5M9.5 4.3a1.7 1.7 0 100 3.4 1.7 1.7 0 000-3.4zM14 12l7-5',
  eye: 'M2 12c4-7.5 16-7.5 20 0-4 7.5-16 7.5-20 0zM12 9a3 3 0 100 6 3 3 0 000-6z',
  refresh: 'M20 12a8 8 0 11-2.3-5.7L20 9M20 4v5h-5',
  offline: 'M3 9.5a14 14 0 0118 0M7 14a8 8 0 0110 0M12 18.4v.1M4 3l16 18',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7.4v.1',
  pen: 'M4 20l1-5L16.5 3.5a2.1 2.1 0 013 0l1 1a2.1 2.1 0 010 3L9 19zM14 6l4 4',
  hand: 'M12 21a7 7 0 01-7-7v-3a1.5 1.5 0 013 0V5.5a1.5 1.5 0 013 0V4a1.5 1.5 0 013 0v2a1.5 1.5 0 013 0v8a7 7 0 01-5 7zM11 5v6M14 5v6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  attach: 'M20 11.5l-8 8a5 5 0 01-7-7l8.5-8.5a3.4 3.4 0 015 5l-8.5 8.5a1.8 1.8 0 01-2.6-2.6l7.6-7.6',
  heart: 'M12 20C4 14.5 3 11.5 3 9a4.5 4.5 0 019-1 4.5 4.5 0 019 1c0 2.5-1 5.5-9 11z',
  movie: 'M3 5h18v14H3zM10 9v6l5-3z',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c1-8 15-8 16 0',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** Size in px; a string such as '1em' scales with the text. */
  size?: number | string;
  /** Accessible name. Without one the icon is decoration and hidden from screen readers. */
  label?: string;
}

export function Icon({ name, size = 24, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
