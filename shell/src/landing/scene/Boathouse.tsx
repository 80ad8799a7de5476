import { barColour, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { CrossedBlades } from '@fleetwatch/kit/art/BladeLines';
import { HORIZON, strokes } from './measures.ts';

interface BoathouseProps {
  identity: ClubIdentity;
  doors: string;
  /** Of the bank behind it. */
  ground: string;
  isWindy: boolean;
  hasBunting: boolean;
}

const DOORS = strokes(3, (bay) => `M${24 + bay * 68} -46h46v50h-46z`);
const TREES = strokes(
  7,
  (index) =>
    `M${-84 + index * 19 + (index > 3 ? 236 : 0)} ${-20 - (index % 3) * 13}a23 25 0 1 0 46 0a23 25 0 1 0 -46 0`,
);
const PENNANTS = Array.from({ length: 13 }, (_, index) => index * 23 - 18);

/** The club's boathouse on its dock, in its colors and under its flag, with its blades in the gable. */
export function Boathouse({ identity, doors, ground, isWindy, hasBunting }: BoathouseProps) {
  const { first, second, third = second } = identity.colours;
  const walls = barColour(identity.colours);
  return (
    <g transform={`translate(1020 ${HORIZON})`}>
      <defs>
        <g id="boathouse">
          <path d="M0 6V-62h230V6z" fill={walls} />
          <path d="M-16 -58L30 -108H200L246 -58z" fill={walls} />
          <path d="M-16 -58L30 -108H200L246 -58z" fill="#0006" />
          <path d="M74 -58v-34l41 -38 41 38v34z" fill={walls} />
          <path d="M66 -86l49 -46 49 46" fill="none" stroke={third} strokeWidth="5" />
          <path d="M-16 -58h262" stroke={third} strokeWidth="4" />
          <path d={DOORS} fill={doors} />
          <path
            d="M24 -30h46M24 -14h46M92 -30h46M92 -14h46M160 -30h46M160 -14h46"
            stroke={walls}
            strokeOpacity=".4"
            strokeWidth="3"
          />
        </g>
      </defs>
      <use href="#boathouse" transform="translate(0 22) scale(1 -.6)" opacity=".25" />
      <path d={TREES} fill={ground} />
      <path d="M-70 8q20 -16 70 -14h260q60 0 90 14z" fill={ground} />
      <use href="#boathouse" />
      <g transform="translate(99 -104) scale(.5)">
        <CrossedBlades identity={identity} />
      </g>
      <path d="M262 4V-170" stroke="#E9E4DA" strokeWidth="3.4" strokeLinecap="round" />
      {/* Stiff to the side, or hanging. */}
      <g transform={`translate(264 -168)${isWindy ? '' : ' rotate(74)'}`}>
        <path d="M0 0q22 -7 44 0t40 -2l-9 15q-18 4 -35 -1t-40 1z" fill={first} stroke="#FFF6" />
        <path d="M0 13q22 -6 40 -1t35 1l9 13q-20 5 -40 0t-44 2z" fill={third} />
        <path d="M0 10q22 -6 40 -1t35 0v6q-18 3 -35 -1t-40 1z" fill={second} />
      </g>
      {hasBunting && (
        <>
          <path d="M-30 -62Q100 -30 262 -140" fill="none" stroke="#F4F1E8" strokeWidth="2" />
          {PENNANTS.map((x, index) => {
            // Along the line's curve.
            const share = (x + 30) / 292;
            const y = (1 - share) ** 2 * -62 + 2 * share * (1 - share) * -30 + share ** 2 * -140;
            return (
              <path
                key={x}
                d={`M${x - 8} ${y}h16l-8 18z`}
                fill={[third, second, first][index % 3]}
                stroke="#FFF8"
                strokeWidth=".8"
              />
            );
          })}
        </>
      )}
      <path d="M-110 4h450v8h-450z" fill={walls} />
      <path
        d="M-96 12v12M-30 12v12M40 12v12M110 12v12M180 12v12M250 12v12M320 12v12"
        stroke={walls}
        strokeWidth="6"
      />
    </g>
  );
}
