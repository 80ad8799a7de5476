import { amountIn, formatAmount, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { currentClub } from '../platform/club/clubScope.ts';
import type { Cell } from '../platform/http/csvFile.ts';

/** Unit in which the current club reads distances (rule distance.unit). */
export const clubUnit = (): ShownUnit => currentClub().unit ?? 'mi';

/** Heading of a column of distances in a file: 'Miles', 'Kilometers'. */
export const distanceColumn = (): string => UNIT_TITLES[clubUnit()];

/** Formats hundredths of a mile as a cell of such a column, without commas between thousands: 7.46, '12.0'. */
export function distanceCell(hundredths: number): Cell {
  const unit = clubUnit();
  const amount = amountIn(hundredths / 100, unit);
  return unit === 'km' ? formatAmount(amount, unit).replaceAll(',', '') : amount;
}
