import { groupThousands } from '@fleetwatch/contract/sorties/miles';

/** `counted(1, 'boat', 'boats') === '1 boat'` */
export const counted = (count: number, one: string, many: string): string =>
  `${groupThousands(count)} ${count === 1 ? one : many}`;
