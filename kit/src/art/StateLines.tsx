// @inner @chunk drawings

import type { ReactNode } from 'react';

/** Subject of a drawing, which the words beside it repeat. */
export type DrawnState = 'empty' | 'loading' | 'error' | 'offline' | 'waiting' | 'late';

interface WavesProps {
  y: number;
  opacity?: number;
  colour?: string;
}

function Waves({ y, opacity = 0.45, colour = 'var(--water)' }: WavesProps) {
  return (
    <path
      d={`M8 ${y}q9-6 18 0${'t18 0'.repeat(7)}`}
      stroke={colour}
      strokeOpacity={opacity}
      strokeWidth="2.5"
    />
  );
}

/** A boat's side, 104 wide, from its left end. */
const boat = (x: number, y: number) => `M${x} ${y}h104c-12 12-24 14-52 14s-40-2-52-14z`;

const drawings: Record<DrawnState, ReactNode> = {
  // An empty rack.
  empty: (
    <>
      <path
        d="M40 16v72M120 16v72M40 34h20M40 60h20M120 34h-20M120 60h-20"
        stroke="var(--cedar)"
        strokeWidth="6"
      />
      <path d="M24 92h112" stroke="var(--outline)" strokeWidth="3" />
    </>
  ),
  // The outline of a hull.
  loading: (
    <>
      <path d={boat(28, 48)} stroke="currentColor" strokeWidth="2" strokeDasharray="5 5" />
      <Waves y={72} opacity={0.35} />
      <Waves y={84} opacity={0.2} />
    </>
  ),
  // A snapped oar.
  error: (
    <>
      <path d="M14 66l58-22M86 37l20-14" stroke="var(--cedar)" strokeWidth="6" />
      <path d="M72 44l3-8 4 7 5-6" stroke="var(--red)" strokeWidth="2.5" />
      <path
        d="M102 26c6-12 20-18 40-14 2 14-8 26-24 28z"
        fill="var(--club-bar)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <Waves y={84} />
    </>
  ),
  // A boat tied to the dock.
  offline: (
    <>
      <path d="M18 20v62" stroke="var(--cedar)" strokeWidth="8" />
      <path d="M18 40c20 20 22 10 34 22" stroke="var(--outline)" strokeWidth="3" />
      <path d={boat(28, 60)} fill="var(--club-accent)" stroke="currentColor" strokeWidth="2" />
      <Waves y={84} />
      <path d="M96 30a20 20 0 0130 0M104 38a9 9 0 0114 0M92 14l36 34" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  // A boat under a clock.
  waiting: (
    <>
      <path d={boat(28, 58)} fill="var(--club-accent)" stroke="currentColor" strokeWidth="2" />
      <Waves y={82} />
      <circle cx="80" cy="28" r="18" fill="var(--card)" stroke="currentColor" strokeWidth="2.5" />
      <path d="M80 17v11l8 5" stroke="currentColor" strokeWidth="2.5" />
    </>
  ),
  // A boat under the moon, with a light at its bow.
  late: (
    <>
      <rect width="160" height="100" rx="14" fill="#0A1D28" />
      <path d="M112 14a20 20 0 1018 30 16 16 0 01-18-30z" fill="#FFD27A" />
      <path d={boat(24, 60)} fill="var(--club-accent)" stroke="#FFD9D4" strokeWidth="1.5" />
      <circle cx="26" cy="52" r="5" fill="#FFF3C4" />
      <Waves y={84} colour="#6CC3E0" />
    </>
  ),
};

export function StateLines({ state }: { state: DrawnState }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {drawings[state]}
    </g>
  );
}
