import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { Boathouse } from './Boathouse.tsx';
import { BEYOND, HEIGHT, HORIZON, scattered, strokes, WIDTH } from './measures.ts';
import type { Sky, Weather } from './skies.ts';

const SKY_STOPS = [0, 0.38, 0.75, 1];
const WATER_STOPS = [0, 0.16, 0.48, 0.9];

interface GradientProps {
  id: string;
  from: number;
  to: number;
  colours: readonly string[];
  stops: readonly number[];
}

function VerticalGradient({ id, from, to, colours, stops }: GradientProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={from} x2="0" y2={to}>
      {colours.map((colour, at) => (
        <stop key={stops[at]} offset={stops[at]} stopColor={colour} />
      ))}
    </linearGradient>
  );
}

/** A line of hills: the sum of three waves, whose phases make its shape. */
function ridge(base: number, height: number, phase: number): string {
  const top = (x: number) =>
    base - height * (1 + Math.sin(x / 210 + phase) * 0.55 + Math.sin(x / 83 + phase * 3) * 0.25);
  return `M0 ${HORIZON}${strokes(49, (index) => `L${index * 30} ${Math.round(top(index * 30))}`)}V${HORIZON}z`;
}

const RIDGES = [ridge(456, 44, 0.4), ridge(464, 24, 2.6), ridge(470, 11, 4.4)];

/** Calm lines on the water; none behind the text at the bottom. */
const RIPPLES = strokes(40, (index) => {
  const y = HORIZON + 30 + 330 * scattered(index, 1);
  return `M${Math.round(WIDTH * scattered(index, 2))} ${Math.round(y)}h${Math.round(24 + (y - HORIZON) * 0.3)}`;
});

const CRESTS = strokes(70, (index) => {
  const y = HORIZON + 14 + 340 * scattered(index, 3);
  const size = Math.round(5 + (y - HORIZON) / 22);
  return `M${Math.round(WIDTH * scattered(index, 4))} ${Math.round(y)}q${size} ${-size} ${2 * size} 0t${2 * size} 0`;
});

const DROPS = strokes(210, (index) => {
  const length = 16 + 26 * scattered(index, 5);
  return `M${Math.round(1460 * scattered(index, 6))} ${Math.round(840 * scattered(index, 7))}l${Math.round(-length / 3)} ${Math.round(length)}`;
});

const RINGS = strokes(34, (index) => {
  const y = HORIZON + 30 + 330 * scattered(index, 8);
  const size = Math.round(4 + (y - HORIZON) / 26);
  return `M${Math.round(WIDTH * scattered(index, 9))} ${Math.round(y)}a${size} ${size / 4} 0 1 0 ${2 * size} 0a${size} ${size / 4} 0 1 0 ${-2 * size} 0`;
});

const STARS = strokes(60, (index) => {
  const y = 380 * scattered(index, 10) ** 1.6;
  return `M${Math.round(WIDTH * scattered(index, 11))} ${Math.round(y)}h0`;
});

/** Of the moon. */
const CRATERS =
  'M-19 -12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4 8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-14 18a5 5 0 1 0 10 0a5 5 0 1 0 -10 0';

/** A path of light to the viewer, wider towards them. */
function glitter(x: number): string {
  return strokes(20, (index) => {
    const half = 34 + index * 3 + 26 * scattered(index, 12);
    const middle = x + 24 * (scattered(index, 13) - 0.5);
    return `M${Math.round(middle - half)} ${HORIZON + 12 + index * 12}h${Math.round(2 * half)}`;
  });
}

const CLOUD = 'M0 0c-26-2-30-34-2-38 4-30 50-36 62-8 24-14 54 4 46 26 28 0 28 22 2 22-30 4-74 2-108-2z';
const CLOUDS = [
  [560, 190, 1.1],
  [1130, 250, 1.5],
  [760, 330, 0.8],
  [1290, 110, 1.2],
  [300, 350, 0.7],
] as const;

/** A boat on the neighboring lanes, far off: its hull, and its crew as dots. */
function OtherEight({ x, y, hull }: { x: number; y: number; hull: string }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      <path d="M0 0h190" stroke={hull} strokeWidth="6" />
      <path
        d="M34 -4v-11M54 -4v-11M74 -4v-11M94 -4v-11M114 -4v-11M134 -4v-11M154 -4v-11"
        stroke="#2A3B44"
        strokeWidth="8"
      />
      <path
        d="M33 -25h0M53 -25h0M73 -25h0M93 -25h0M113 -25h0M133 -25h0M153 -25h0"
        stroke="#B98660"
        strokeWidth="9"
      />
      <path d="M40 0l-14 9M80 0l-14 9M120 0l-14 9" stroke="#DCE6E8" strokeWidth="2.4" />
    </g>
  );
}

/** Buoys on both sides of the lane, farther apart the nearer they are. */
const LANES = [
  [580, 5.5, 74],
  [806, 9, 120],
] as const;

function Lanes({ colours: { first, second, third = second } }: Pick<ClubIdentity, 'colours'>) {
  return (
    <>
      <OtherEight x={520} y={512} hull="#F4F1E8" />
      <OtherEight x={820} y={540} hull="#C6452F" />
      {LANES.flatMap(([y, size, apart]) =>
        Array.from({ length: Math.ceil(WIDTH / apart) }, (_, index) => (
          <circle
            key={`${y} ${index}`}
            cx={index * apart + 30}
            cy={y}
            r={size}
            fill={[third, second, first][index % 3]}
          />
        )),
      )}
    </>
  );
}

/** Sky, hills, boathouse and water: all of the scene that does not move. */
export function Backdrop({ sky, identity, isCalm }: { sky: Sky; identity: ClubIdentity; isCalm: boolean }) {
  const has = (one: Weather) => sky.weather.includes(one);
  const [x, y, radius] = sky.orb ?? [0, 0, 0];
  return (
    <>
      <defs>
        <VerticalGradient id="sky" from={0} to={HORIZON} colours={sky.sky} stops={SKY_STOPS} />
        <VerticalGradient id="lake" from={HORIZON} to={HEIGHT} colours={sky.water} stops={WATER_STOPS} />
        <radialGradient id="glow">
          <stop stopColor={sky.light} stopOpacity=".9" />
          <stop offset=".3" stopColor={sky.light} stopOpacity=".45" />
          <stop offset="1" stopColor={sky.light} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="mist" x2="0" y2="1">
          <stop stopColor="#FFF8EC" stopOpacity="0" />
          <stop offset=".5" stopColor="#FFF8EC" stopOpacity=".85" />
          <stop offset="1" stopColor="#FFF8EC" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d={`M0 ${-BEYOND}h${WIDTH}V${HORIZON + 2}H0z`} />
      {has('stars') && <path d={STARS} stroke="#FFF" strokeWidth="2.6" strokeLinecap="round" opacity=".7" />}
      {sky.orb && (
        <g className="far">
          <circle cx={x} cy={y} r={radius * 5.4} fill="url(#glow)" />
          <circle cx={x} cy={y} r={radius} fill={sky.light} />
          {has('stars') && (
            <path d={CRATERS} transform={`translate(${x} ${y})`} fill={sky.hills[0]} opacity=".22" />
          )}
        </g>
      )}
      {has('clouds') &&
        CLOUDS.map(([left, top, size]) => (
          <path
            key={left}
            d={CLOUD}
            transform={`translate(${left} ${top}) scale(${size})`}
            fill={has('rain') ? sky.hills[1] : '#FFF'}
            opacity=".72"
          />
        ))}
      {RIDGES.map((line, at) => (
        <path key={line} d={line} fill={sky.hills[at]} opacity={at === 0 ? 0.75 : 1} />
      ))}
      <path fill="url(#lake)" d={`M0 ${HORIZON}h${WIDTH}V${HEIGHT + BEYOND}H0z`} />
      {sky.orb && !has('waves') && (
        <path
          className="far"
          d={glitter(x)}
          stroke={sky.light}
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".5"
        />
      )}
      <path
        d={has('waves') ? CRESTS : RIPPLES}
        fill="none"
        stroke={sky.light}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity={has('waves') ? 0.6 : 0.35}
      />
      <g className="far">
        <Boathouse
          identity={identity}
          doors={sky.doors}
          ground={sky.hills[2]}
          isWindy={has('wind')}
          hasBunting={has('lanes')}
        />
      </g>
      {has('lanes') && !isCalm && <Lanes colours={identity.colours} />}
      {has('mist') && (
        <>
          <path fill="url(#mist)" d={`M0 ${HORIZON - 96}h${WIDTH}v180H0z`} />
          <path fill="url(#mist)" opacity=".6" d={`M0 ${HORIZON + 50}h${WIDTH}v90H0z`} />
        </>
      )}
      {has('rain') && (
        <>
          <path d={RINGS} fill="none" stroke={sky.light} strokeWidth="1.6" opacity=".55" />
          <path d={DROPS} stroke={sky.light} strokeWidth="1.8" strokeLinecap="round" opacity=".4" />
        </>
      )}
    </>
  );
}
