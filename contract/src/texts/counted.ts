/** `counted(1, 'boat') === '1 boat'`, `counted(3, 'boat') === '3 boats'`; `many` is a plural that does not just add an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
