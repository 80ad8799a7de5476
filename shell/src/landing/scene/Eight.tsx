import { accentColour, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { BladeLines } from '@fleetwatch/kit/art/BladeLines';

/** Skin and hair of the eight, from stroke to bow. */
const CREW = [
  ['#C98F68', '#2B1B12'],
  ['#8A5A3C', '#1A1210'],
  ['#E0AE86', '#7A4A20'],
  ['#6E432B', '#120D0B'],
  ['#D39A72', '#3A2416'],
  ['#A8714E', '#1F1511'],
  ['#E5B992', '#B07A3C'],
  ['#7C4D33', '#17100D'],
] as const;

const STROKE_X = 350;
const SEAT_APART = 96;
const SEAT_Y = 692;
const WATERLINE = 724;
/** The oar's shaft length in the blade's own units, and the size of a unit here. */
const SHAFT = 206;
const UNIT = 0.54;

const seatOf = (seat: number): number => STROKE_X + seat * SEAT_APART;

function Rower({
  seat,
  skin,
  hair,
  shirt,
  trim,
}: {
  seat: number;
  skin: string;
  hair: string;
  shirt: string;
  trim: string;
}) {
  return (
    <g
      transform={`translate(${seatOf(seat)} ${SEAT_Y}) scale(1.08)`}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M2 0L-38 -25 -55 3" stroke={skin} strokeWidth="10.5" />
      <path d="M4 -1L-17 -13" stroke={shirt} strokeWidth="14" />
      <path d="M-11 -60l-4 -10" stroke={skin} strokeWidth="8" />
      <path d="M11 5C13 -18 9 -42 0 -57c-5 -8 -17 -8 -18 1 1 18 4 36 7 61z" fill={shirt} />
      <path d="M-16 -41q14 5 24 -2" stroke={trim} strokeWidth="5.5" strokeLinecap="butt" />
      <path d="M-9 -51L-29 -36 -47 -33" stroke={skin} strokeWidth="7.5" />
      <circle cx="-17" cy="-79" r="12.5" fill={skin} />
      <path d="M-26 -89c8 -10 25 -5 22 12 -2 6 -5 8 -6 8 1 -8 -4 -15 -16 -20z" fill={hair} />
    </g>
  );
}

interface OarProps {
  seat: number;
  /** Degrees below the horizon, from the hands to the blade. */
  angle: number;
  size?: number;
}

function Oar({ seat, angle, size = 1 }: OarProps) {
  const at = `translate(${seatOf(seat) - 51} ${SEAT_Y - 36})`;
  return <use href="#oar" transform={`${at} rotate(${angle}) scale(${UNIT * size}) translate(0 -31)`} />;
}

/** Point at which a near blade enters the water, from its seat. */
const PUDDLE = [76, 84] as const;

/**
 * The club's eight from the side, its bow to the right: rowers in the club's shirts, a cox with its cap, its blades on both
 * sides, and all of it on the water again.
 */
export function Eight({ identity }: { identity: ClubIdentity }) {
  const { first, second } = identity.colours;
  const accent = accentColour(identity.colours);
  const near = [0, 2, 4, 6];
  const far = [1, 3, 5, 7];
  return (
    <>
      <defs>
        <g id="oar" color="#FFF">
          <BladeLines identity={identity} shaft={SHAFT} />
        </g>
        <g id="boat">
          {far.map((seat) => (
            <Oar key={seat} seat={seat} angle={-24} size={0.74} />
          ))}
          {CREW.map(([skin, hair], seat) => (
            <Rower key={skin} seat={seat} skin={skin} hair={hair} shirt={first} trim={accent} />
          ))}
          <g transform="translate(238 694)">
            <path d="M-17 4q-5 -40 12 -44 19 0 20 44z" fill={first} />
            <path d="M-15 -20q15 6 29 0" stroke={accent} strokeWidth="5.5" fill="none" />
            <circle cx="-1" cy="-53" r="12" fill="#E0AE86" />
            <path d="M-14 -55q0 -14 13 -14 12 0 13 12l9 3 -1 3q-18 -4 -34 -4z" fill={accent} />
            <path d="M6 -47l9 2" stroke="#1A1210" strokeWidth="3" strokeLinecap="round" />
          </g>
          <path d="M128 690C330 702 1020 700 1316 678L1300 704C1180 728 320 732 164 716z" fill="#FBF9F4" />
          <path d="M146 704C330 722 1150 720 1307 694L1300 704C1180 728 320 732 164 716z" fill={accent} />
          <path
            d="M1126 692.500C1200 688 1270 683 1316 678L1308 691C1262 697 1190 702 1122 706z"
            fill={first}
          />
          <path d="M1112 693l14 -.8 -4 13.600 -14 .6z" fill={second} />
          <path
            d="M128 690C330 702 1020 700 1316 678"
            fill="none"
            stroke="#0B1F2A"
            strokeOpacity=".35"
            strokeWidth="2"
          />
          <circle cx="1319" cy="678" r="6" fill="#FFF" />
        </g>
      </defs>
      <use href="#boat" transform={`translate(0 ${2 * WATERLINE}) scale(1 -1)`} opacity=".2" />
      <path d="M120 724C340 742 1160 742 1310 716L1290 736C1100 752 330 752 170 738z" fill="#06182455" />
      <use href="#boat" />
      {near.map((seat) => (
        <ellipse
          key={seat}
          cx={seatOf(seat) + PUDDLE[0]}
          cy={SEAT_Y + PUDDLE[1]}
          rx="34"
          ry="6"
          fill="#FFF"
          opacity=".45"
        />
      ))}
      {near.map((seat) => (
        <Oar key={seat} seat={seat} angle={42} />
      ))}
    </>
  );
}
