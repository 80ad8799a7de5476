interface OarProps {
  /** Width in px; the height is one sixth of it. */
  size?: number;
  /** Colour of the blade; each club has its own. */
  blade?: string;
}

/** A hatchet-bladed oar, lying flat. Decoration. */
export function Oar({ size = 240, blade = 'var(--water)' }: OarProps) {
  return (
    <svg viewBox="0 0 240 40" width={size} height={size / 6} aria-hidden="true">
      <path d="M5 20h28" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
      <path d="M30 20h160" stroke="var(--cedar)" strokeWidth="5" />
      <path d="M78 13v14" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M184 18c12-6 28-8 50-7q4 0 4 4v15q0 4-4 4c-24-1-38-5-50-12z" fill={blade} />
      <path d="M206 12.5v18M214 11.5v20.5" stroke="var(--card)" strokeWidth="3" />
    </svg>
  );
}
