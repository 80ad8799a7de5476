import type { ItemKind } from './equipmentApi.ts';

/** Every text that members read; a translation replaces this file. */
export const TITLE = 'Equipment';
export const KIND_TITLES: Readonly<Record<ItemKind, string>> = {
  coxbox: 'Cox boxes',
  oars: 'Oars',
  other: 'Other equipment',
};
export const NO_EQUIPMENT = 'No equipment yet. A coach can add some.';
export const TAKE = 'Take';
export const RETURN = 'Return';
export const RETURN_EQUIPMENT = 'Return equipment';
export const HERE = 'Here';
export const ADD = 'Add';
export const ADD_TITLE = 'Add equipment';
export const NAME = 'Name';
export const KIND = 'Kind';
export const NAME_NEEDED = 'Enter a name.';
export const REMOVE = 'Remove';
export const REMOVED = 'Equipment removed.';
export const MY_TITLE = 'Your equipment';
export const WALL_TITLE = 'Equipment out';
export const CHOOSE = 'Choose a cox box';
export const COX_BOX = 'Cox box';
export const NO_THANKS = 'No, thanks';
export const FORMER_MEMBER = 'a former member';

export const isWith = (names: readonly string[]): string => `With ${names.join(' and ')}`;
export const forBoat = (item: string, boat: string): string => `${item}, for ${boat}`;
export const takeTitle = (item: string): string => `Take ${item}`;
export const returnTitle = (item: string): string => `Return ${item}`;
export const removeTitle = (item: string): string => `Remove ${item}`;
export const removeQuestion = (item: string): string =>
  `${item} will no longer be listed. Past loans stay in the records.`;
export const taken = (item: string): string => `You have ${item}.`;
export const returned = (item: string): string => `${item} is back.`;
export const added = (item: string): string => `${item} was added.`;
export const coxBoxQuestion = (boat: string): string => `Does ${boat} have a cox box?`;
