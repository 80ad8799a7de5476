import { seededRandomFor } from './seededRandomFor.ts';

const WATERS = ['#0B4F6C', '#12606F', '#2B5A8C', '#1B6B5A', '#3E5C76'] as const;
const SKIES = ['#F3D9B1', '#E9C9A0', '#CFE3EA', '#F0B98D', '#D8E4D2'] as const;
const SKINS = ['#F2CFAE', '#D9A878', '#B27B50', '#8A5A3C', '#5E3B28'] as const;
const HAIRS = ['#2B1D14', '#5A3A22', '#8C6239', '#C9A15D', '#3B3B3B', '#A9A9A9'] as const;
const KITS = ['#9A4A17', '#F7F5F0', '#0B1F2A', '#A8201A', '#1B6B35'] as const;

/**
 * A generated SVG portrait, 96 by 96: a rower before water and sky, always the same for a name. It does not contain the
 * name.
 */
export function drawAvatar(name: string): string {
  const dice = seededRandomFor(`avatar ${name}`);
  const water = dice.pick(WATERS);
  const sky = dice.pick(SKIES);
  const skin = dice.pick(SKINS);
  const hair = dice.pick(HAIRS);
  const kit = dice.pick(KITS);
  const horizon = dice.whole(50, 62);
  const hasLongHair = dice.chance(0.45);
  const hasCap = !hasLongHair && dice.chance(0.4);
  const ripple = horizon + dice.whole(6, 12);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<path fill="${sky}" d="M0 0h96v96H0z"/><path fill="${water}" d="M0 ${horizon}h96v${96 - horizon}H0z"/>`,
    `<path stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round" d="M6 ${ripple}h18M70 ${ripple + 4}h20"/>`,
    hasLongHair ? `<path fill="${hair}" d="M28 40a20 22 0 0 1 40 0v22H28z"/>` : '',
    `<path fill="${kit}" d="M16 96c2-18 14-26 32-26s30 8 32 26z"/>`,
    `<path fill="${skin}" d="M41 58h14v12a7 7 0 0 1-14 0z"/><ellipse cx="48" cy="44" rx="17" ry="20" fill="${skin}"/>`,
    hasCap
      ? `<path fill="${kit}" d="M30 38a18 18 0 0 1 36 0z"/><path fill="${kit}" d="M62 35h14a3 3 0 0 1 0 5H62z"/>`
      : `<path fill="${hair}" d="M30 42a18 20 0 0 1 36 0c-6-8-12-11-20-11s-12 5-16 11z"/>`,
    '</svg>',
  ].join('');
}
