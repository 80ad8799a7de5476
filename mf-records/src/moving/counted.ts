/** `counted(1, 'boat', 'boats') === '1 boat'` */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
