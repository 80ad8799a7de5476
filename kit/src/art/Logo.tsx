import { PRODUCT_NAME } from './texts.ts';

interface LogoProps {
  /** Height in px. */
  size?: number;
  /** Shows the mark without the product name beside it. */
  isMarkOnly?: boolean;
}

/** The product's mark (a shell passing the sun on still water) and its name. The colors follow the theme. */
export function Logo({ size = 32, isMarkOnly = false }: LogoProps) {
  const width = isMarkOnly ? 40 : 180;
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      height={size}
      width={(size * width) / 40}
      role="img"
      aria-label={PRODUCT_NAME}
    >
      <path fill="var(--cedar)" d="M10 21a10 10 0 0120 0z" />
      <path fill="var(--water)" d="M1 23c10 3.4 28 3.4 38 0-4 4.6-9 6-19 6S5 27.6 1 23z" />
      <path
        d="M7 34q4-2.6 8 0t8 0 8 0M25 24.5l7 7"
        fill="none"
        stroke="var(--water)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      {isMarkOnly ? null : (
        <text
          x="48"
          y="28"
          fill="currentColor"
          fontSize="24"
          fontWeight="700"
          textLength="128"
          lengthAdjust="spacingAndGlyphs"
        >
          {PRODUCT_NAME}
        </text>
      )}
    </svg>
  );
}
