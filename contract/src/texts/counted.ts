/** `counted(1, 'boat') === '1 boat'`, `counted(3, 'boat') === '3 boats'`; `many` is a plural formed without s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
