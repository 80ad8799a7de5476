// @inner @chunk drawings

import { useId, type ReactNode } from 'react';
import type { BladePattern, ClubColours, ClubIdentity } from '@fleetwatch/contract/clubs/identity';

/** The outline of a hatchet blade on a field of 110 by 60, its throat at the left. */
const BLADE_OUTLINE = 'M0 25C21 20 34 9 55 6 76 3 94 2 103 4q7 1.6 7 8v32q0 6.6-7 7.4C70 55 30 51 0 37z';

type Paint = (second: string, third: string) => ReactNode;

/** Shapes that each pattern paints on the first color. */
const patterns: Record<BladePattern, Paint> = {
  plain: () => null,
  tip: (second) => <path d="M70 0h40v60H70z" fill={second} />,
  half: (second) => <path d="M0 60L110 0v60z" fill={second} />,
  bands: (second, third) => (
    <>
      <path d="M34 0h13v60H34z" fill={second} />
      <path d="M58 0h13v60H58z" fill={third} />
    </>
  ),
  hoops: (second, third) => (
    <>
      <path d="M18 0h9v60h-9zM54 0h9v60h-9zM90 0h9v60h-9z" fill={second} />
      <path d="M36 0h9v60h-9zM72 0h9v60h-9z" fill={third} />
    </>
  ),
  quarters: (second) => <path d="M55 0h55v30H0v30h55z" fill={second} />,
  cross: (second) => <path d="M10 0l90 60M100 0L10 60" stroke={second} strokeWidth="13" />,
  stripe: (second, third) => (
    <>
      <path d="M0 20h110v20H0z" fill={second} />
      <path d="M0 27h110v6H0z" fill={third} />
    </>
  ),
  vee: (second) => <path d="M110 0L52 30l58 30z" fill={second} />,
  spoontip: (second) => <circle cx="108" cy="30" r="34" fill={second} />,
  chevron: (second, third) => (
    <>
      <path d="M30-6l36 36-36 36h22l36-36L52-6z" fill={second} />
      <path d="M62-6l36 36-36 36h10l36-36L72-6z" fill={third} />
    </>
  ),
};

interface FaceProps {
  colours: ClubColours;
  pattern: BladePattern;
  /** Width of the edge, in units of the field. */
  edge?: number;
}

function Face({ colours: { first, second, third = second }, pattern, edge = 2 }: FaceProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={BLADE_OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h110v60H0z" fill={first} />
        {patterns[pattern](second, third)}
        <path d="M0 31h110" stroke="#0002" strokeWidth="2" />
      </g>
      <path d={BLADE_OUTLINE} fill="none" stroke="currentColor" strokeOpacity=".4" strokeWidth={edge} />
    </>
  );
}

export interface BladeLinesProps {
  identity: ClubIdentity;
  /** Length of the shaft before the blade, in units. */
  shaft: number;
}

/** An oar's blade at the end of its shaft. */
export function BladeLines({ identity: { colours, blade }, shaft }: BladeLinesProps) {
  return (
    <>
      {shaft > 0 && (
        <>
          <path d={`M0 31h${shaft + 12}`} stroke="#B98652" strokeWidth="9" />
          <path d={`M0 28.6h${shaft + 12}`} stroke="#D8AC79" strokeWidth="3" />
        </>
      )}
      <g transform={`translate(${shaft} 2)`}>
        <Face colours={colours} pattern={blade} />
      </g>
    </>
  );
}

/** Two crossed blades, for a tile of 64 by 64 in the club's accent; the shafts contrast with the tile. */
export function CrossedBlades({ identity: { colours, blade } }: { identity: ClubIdentity }) {
  const shaft = colours.third ? colours.second : colours.first;
  return ['', 'scale(-1 1)'].map((side) => (
    <g key={side} transform={`translate(32 35) ${side} rotate(-45) translate(-31 0)`}>
      <path d="M0 0h40" stroke={shaft} strokeWidth="3.2" strokeLinecap="round" />
      <g transform="translate(35 -9.3) scale(.3)" color="#FFF">
        <Face colours={colours} pattern={blade} edge={4} />
      </g>
    </g>
  ));
}
