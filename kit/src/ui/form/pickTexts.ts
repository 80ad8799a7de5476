// @inner @chunk choices

export const IMAGES_ONLY = 'Select an image file.';
export const CHOOSE_ONE = 'Choose one';
