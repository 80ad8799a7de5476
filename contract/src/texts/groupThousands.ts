/** Formats a number of at most three decimals: `groupThousands(1204.5) === '1,204.5'`. */
export const groupThousands = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
