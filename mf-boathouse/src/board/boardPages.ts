/** Rows of a page reserved for boats that are not late, for any number of late ones. */
const LEAST_TURNING = 3;

/**
 * Returns the pages of the board (rule kiosk.pages): rows that do not fit one page are spread over several, while late boats
 * are on every page, at the top; unless so many are late that they would leave no room.
 * @param late rows that are late, in order
 * @param others the other rows, in that order
 * @param perPage number of rows that fit
 */
export function boardPages<Row>(late: readonly Row[], others: readonly Row[], perPage: number): Row[][] {
  const all = [...late, ...others];
  if (all.length <= perPage) return [all];
  const pinned = late.length <= perPage - LEAST_TURNING ? late : [];
  const paged = pinned.length > 0 ? others : all;
  const size = Math.max(1, perPage - pinned.length);
  return Array.from({ length: Math.ceil(paged.length / size) }, (_, page) => [
    ...pinned,
    ...paged.slice(page * size, (page + 1) * size),
  ]);
}
