// @inner

export const SHOW_AS_TABLE = 'Show as table';
export const asTable = (title: string): string => `${title} as a table`;
export const SAVE_AS_PNG = 'Save as PNG';
export const PICTURE_NOT_SAVED = 'The picture could not be saved.';
