import {
  YOU_ARE_LANDED,
  YOU_ARE_LAUNCHED,
  YOU_ARE_ON_DECK,
  youAreBoatedOn,
  youAreLaunchedOn,
} from '@fleetwatch/contract/sorties/statusTexts';
import type { ClubStatus } from '@fleetwatch/contract/sorties/status';

/** The banner's text for a member's status (rule status.automatic). */
export function bannerText({ status, isBoated, boats }: ClubStatus): string {
  if (status === 'ondeck') return YOU_ARE_ON_DECK;
  if (status === 'landed') return YOU_ARE_LANDED;
  if (boats === '') return YOU_ARE_LAUNCHED;
  return isBoated ? youAreBoatedOn(boats) : youAreLaunchedOn(boats);
}
