import { groupThousands } from '@fleetwatch/contract/texts/groupThousands';

/** `countOf(1, 'boat') === '1 boat'`, `countOf(1200, 'boat') === '1,200 boats'` */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${groupThousands(count)} ${count === 1 ? one : many}`;
