// @inner @chunk drawings

import type { BladePattern, ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import type { BoatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import type { BoatMeasures } from './boatMeasures.ts';

export interface BoatLinesProps {
  shape: BoatShape;
  measures: BoatMeasures;
  /** '#RRGGBB'. */
  hull: string;
  blade: ClubIdentity;
  hasOars: boolean;
  hasWater: boolean;
  /** Draws only its dashed outline. */
  isDryDocked: boolean;
  /** Occupied seats, 1 at the bow, 0 the cox. */
  taken: readonly number[];
}

const WOOD = '#E3C08F';
const SHAFT = '#A9733F';
const SEATED = '#FFC857';
const PALE = '#F4F1E8';
const INSIDE = '#081822c7';

/** Positions of the second and third color along a boat's blade, in units from its throat. */
const TIP = [[6.5, 10.5]] as const;
const BANDS = [
  [4.2, 6.4],
  [7.6, 9.2],
] as const;
const OF_ONE_TIP = new Set<BladePattern>(['tip', 'half', 'quarters', 'vee', 'spoontip']);

const bandsOf = (pattern: BladePattern) => (pattern === 'plain' ? [] : OF_ONE_TIP.has(pattern) ? TIP : BANDS);

/** Formats two numbers of a path, with the two decimals that a screen can show. */
const at = (x: number, y: number) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;

/** A boat from above as SVG paths, one for each color; lines have the color of the surrounding text. */
export function BoatLines({
  shape,
  measures,
  hull,
  blade,
  hasOars,
  hasWater,
  isDryDocked,
  taken,
}: BoatLinesProps) {
  const { length, reach } = measures;
  const outline = isDryDocked ? { fill: 'none', strokeDasharray: '4 3' } : { fill: hull };
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {hasWater && (
        <path
          d={`M-16-7q10-4 22 0M-20 8q10 4 24 0M${at(length * 0.2, -reach * 0.62)}h${length * 0.22}M${at(length * 0.55, reach * 0.7)}h${length * 0.2}`}
          stroke="var(--water)"
          strokeOpacity=".22"
          strokeWidth="1.6"
        />
      )}
      {shape.kind !== 'launch' && !isDryDocked && (
        <Rowing shape={shape} measures={measures} blade={blade} hasOars={hasOars} />
      )}
      <path
        d={shape.kind === 'launch' ? launchHull(measures) : rowedHull(measures)}
        stroke="currentColor"
        strokeOpacity=".6"
        strokeWidth="1.1"
        {...outline}
      />
      {!isDryDocked && shape.kind === 'launch' && <LaunchInside measures={measures} />}
      {!isDryDocked && shape.kind !== 'launch' && (
        <RowedInside measures={measures} hasDeck={shape.kind === 'shell'} taken={taken} />
      )}
    </g>
  );
}

function rowedHull({ length, halfBeam: b, bow, stern }: BoatMeasures): string {
  const [aft, fore] = [stern + 8, length - bow - 4];
  const quarter = (y: number) => at(stern * 0.5, y * 0.95);
  const shoulder = (y: number) => at(length - bow * 0.62, y);
  const cheek = (y: number) => at(length - bow * 0.3, y * 0.6);
  return `M0 0Q${quarter(-b)} ${at(aft, -b)}H${fore}C${shoulder(-b)} ${cheek(-b)} ${length} 0C${cheek(b)} ${shoulder(b)} ${at(fore, b)}H${aft}Q${quarter(b)} 0 0z`;
}

function launchHull({ length, halfBeam: b }: BoatMeasures): string {
  const [side, bow] = [length - 26, length - 3];
  return `M4 ${-b}H${side}C${length - 10} ${-b} ${bow}-4 ${length} 0C${bow} 4 ${length - 10} ${b} ${side} ${b}H4Q1 0 4 ${-b}z`;
}

interface RowingProps {
  shape: BoatShape;
  measures: BoatMeasures;
  blade: ClubIdentity;
  hasOars: boolean;
}

/** Riggers and oars: two per seat, or one on alternating sides. */
function Rowing({ shape: { rig }, measures, blade, hasOars }: RowingProps) {
  const { halfBeam: b, reach, seats } = measures;
  const riggers: string[] = [];
  const shafts: string[] = [];
  const blades: string[][] = [[], [], []];
  const bands = bandsOf(blade.blade);
  seats.forEach((x, index) => {
    for (const side of rig === 'scull' ? [-1, 1] : [index % 2 ? -1 : 1]) {
      riggers.push(`M${at(x + 4, side * b)}L${at(x - 2, side * (b + 6))}L${at(x - 5, side * b)}`);
      const from = { x: x + 2, y: -side * (rig === 'scull' ? 1 : 3) };
      const along = alongOar(from, { x: x - 9, y: side * reach });
      const throat = along.length - 9;
      shafts.push(`M${along.point(0, 0)}L${along.point(throat, 0)}`);
      const ring = (points: readonly (readonly [number, number])[]) =>
        `M${points.map(([on, off]) => along.point(throat + on, off)).join('L')}z`;
      const face = [
        [0, -1.3],
        [4.2, -3],
        [10.5, -3],
        [10.5, 3],
        [4.2, 3],
        [0, 1.3],
      ] as const;
      blades[0]?.push(ring(face));
      bands.forEach(([start, end], band) =>
        blades[band + 1]?.push(
          ring([
            [start, -3],
            [end, -3],
            [end, 3],
            [start, 3],
          ]),
        ),
      );
    }
  });
  const { first, second, third = second } = blade.colours;
  return (
    <>
      <path d={riggers.join('')} stroke="currentColor" strokeOpacity=".6" strokeWidth="1.1" />
      {hasOars && (
        <>
          <path d={shafts.join('')} stroke={SHAFT} strokeWidth="1.5" />
          <path
            d={blades[0]?.join('')}
            fill={first}
            stroke="currentColor"
            strokeOpacity=".4"
            strokeWidth=".6"
          />
          <path d={blades[1]?.join('')} fill={second} />
          <path d={blades[2]?.join('')} fill={third} />
        </>
      )}
    </>
  );
}

interface Point {
  x: number;
  y: number;
}

/** Returns a point relative to an oar that runs from its handle to its end: `on` along it, `off` beside it, in units. */
function alongOar(from: Point, to: Point) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return {
    length,
    point: (on: number, off: number) => at(from.x + ux * on - uy * off, from.y + uy * on + ux * off),
  };
}

interface RowedInsideProps {
  measures: BoatMeasures;
  hasDeck: boolean;
  taken: readonly number[];
}

function RowedInside({ measures, hasDeck, taken }: RowedInsideProps) {
  const { length, halfBeam, bow, stern, seats, cox } = measures;
  const b = halfBeam - 1.5;
  const fore = length - bow - 6;
  const seat = (x: number) => `M${x - 2.2}-2.2h4.4v4.4h-4.4z`;
  const isTaken = (_: number, index: number) => taken.includes(index + 1);
  const rows = [
    { colour: WOOD, middles: seats.filter((x, index) => !isTaken(x, index)) },
    { colour: SEATED, middles: seats.filter(isTaken) },
  ];
  return (
    <>
      <path
        d={`M${stern + 1} 0Q${at(stern + 2, -b)} ${at(stern + 9, -b)}H${fore}L${fore + 11} 0L${at(fore, b)}H${stern + 9}Q${at(stern + 2, b)} ${stern + 1} 0`}
        fill={INSIDE}
      />
      {hasDeck && (
        <path
          d={`M${length - bow + 7} 0H${length - 4}M5 0H${stern - 3}`}
          stroke="#0818224d"
          strokeWidth="1"
        />
      )}
      {rows.map(
        ({ colour, middles }) =>
          middles.length > 0 && (
            <path
              key={colour}
              d={middles.map(seat).join('')}
              fill={colour}
              stroke={colour}
              strokeWidth="1.6"
            />
          ),
      )}
      {cox !== undefined && <circle cx={cox} r="3.1" fill={taken.includes(0) ? SEATED : PALE} />}
      <circle cx={length - 0.5} r="2.2" fill="#FFF" stroke="#08182280" strokeWidth=".7" />
    </>
  );
}

function LaunchInside({ measures: { length } }: { measures: BoatMeasures }) {
  return (
    <>
      <path d={`M13-8H${length - 31}V8H13zM-4-3H2V3H-4z`} fill={INSIDE} stroke={INSIDE} strokeWidth="2" />
      <path d="M17-7h5V7h-5zM33-7h4V7h-4z" fill={SHAFT} stroke={SHAFT} strokeWidth="1.6" />
      <circle cx="45" r="3.4" stroke="#FFF" strokeWidth="1.2" />
    </>
  );
}
