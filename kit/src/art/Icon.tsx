import { moreIcon } from './drawingParts.ts';
import type { MoreIconName } from './MoreIcon.tsx';

/** Lucide's paths (lucide-LICENSE.txt) on a grid of 24 px for strokes of 2 px, for the icons of the first screens. */
export const firstPaths = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  chevron: 'M9 18l6-6-6-6',
  plus: 'M5 12h14M12 5v14',
  clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2',
  late: 'M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16',
  warning: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  launch: 'M7 7h10v10M7 17 17 7',
  land: 'M12 17V3M6 11l6 6 6-6M19 21H5',
} as const;

type FirstIconName = keyof typeof firstPaths;

export type IconName = FirstIconName | MoreIconName;

export interface IconProps {
  name: IconName;
  /** Size in px; a string such as '1em' scales with the text. */
  size?: number | string;
  /** Accessible name. Without one the icon is decoration and hidden from screen readers. */
  label?: string;
}

const isFirst = (name: IconName): name is FirstIconName => name in firstPaths;

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
      {isFirst(name) ? <path d={firstPaths[name]} /> : <moreIcon.View name={name} />}
    </svg>
  );
}
