import { groupThousands } from './groupThousands.ts';

/** `counted(1, 'boat') === '1 boat'`, `counted(1200, 'boat') === '1,200 boats'`; `many` is a plural formed without s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${groupThousands(count)} ${count === 1 ? one : many}`;
