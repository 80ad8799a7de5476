import { hasInvisible, tidyName } from '@fleetwatch/contract/texts/rules';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\u2800]/gu;

/** Returns a text as a single line without invisible characters, cut to a length. */
export function lineWithin(text: string, most: number): string {
  const line = tidyName(text);
  return (hasInvisible(line) ? tidyName(line.replaceAll(INVISIBLE, '')) : line).slice(0, most).trim();
}
