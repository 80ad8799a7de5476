import { css } from 'styled-components';

export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet';

const tones = {
  primary: 'background: var(--water); color: var(--onWater); border-color: var(--water);',
  secondary: 'background: var(--card); color: var(--ink); border-color: var(--outline);',
  danger: 'background: var(--red); color: var(--onRed); border-color: var(--red);',
  quiet: 'background: transparent; color: var(--water);',
} as const;

export interface ButtonLook {
  $tone: ButtonTone;
  $isWide: boolean;
}

/** Shared style of `Button` and `ButtonLink`. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-height: var(--target);
  min-width: var(--target);
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  padding: var(--s2) var(--s4);
  border: var(--border) solid transparent;
  border-radius: var(--radius-button);
  font-weight: var(--weight-label);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: filter var(--motion);
  ${({ $tone }) => tones[$tone]}
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      filter: brightness(0.92) contrast(1.08);
    }
  }
  &:active {
    filter: brightness(0.85);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:disabled {
    background: var(--wash);
    border-color: var(--wash);
    color: var(--muted);
  }
`;
