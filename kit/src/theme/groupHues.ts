import { css } from 'styled-components';

/** Hues of the user groups, by position; the seventh group repeats the first. The group's name is always beside its hue. */
export const groupHues = ['#1F5FA8', '#7A4FB5', '#1B6B35', '#B4560F', '#8A6A00', '#4A5D68'] as const;

/** The hue of the group at this position among the club's groups. */
export function groupHueOf(position: number): string {
  const count = groupHues.length;
  return groupHues[((position % count) + count) % count] ?? groupHues[0];
}

/** Percentage of the hue in text and fill; the rest is ink in text, and the card in fill. */
export const groupShades = {
  light: { text: 82, fill: 13 },
  dark: { text: 42, fill: 34 },
  sunlight: { text: 45, fill: 13 },
} as const;

const declare = ({ text, fill }: { text: number; fill: number }) =>
  `color:color-mix(in srgb,var(--hue) ${text}%,var(--ink));background:color-mix(in srgb,var(--hue) ${fill}%,var(--card));`;

/** Text and fill in a group's hue: `style={{'--hue': groupHueOf(position)}}`. */
export const groupHueStyle = css`
  ${declare(groupShades.light)}
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      ${declare(groupShades.dark)}
    }
  }
  :root[data-theme='dark'] & {
    ${declare(groupShades.dark)}
  }
  :root[data-theme='sunlight'] & {
    ${declare(groupShades.sunlight)}
  }
`;
