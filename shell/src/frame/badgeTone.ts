import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';

interface BadgeSituation {
  boatsOut: number;
  isBoathousePage: boolean;
  isLaunched: boolean;
}

/**
 * Returns the badge's color (rule portal.bar): red if no boats are out on the Boathouse page, blue if the user is launched on
 * another page.
 */
export function badgeTone({ boatsOut, isBoathousePage, isLaunched }: BadgeSituation): BadgeTone {
  if (isBoathousePage) return boatsOut === 0 ? 'red' : 'neutral';
  return isLaunched ? 'water' : 'neutral';
}
