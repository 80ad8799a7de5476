export const CANCEL = 'Cancel';
export const PROFILE_PICTURE = 'Profile picture';
export const USE_PICTURE = 'Use picture';
export const UPLOAD_ADVICE =
  'Press “Use picture” to try again, or cancel to continue without it. What you typed in the form is kept.';
export const LARGER = 'Larger';
export const SMALLER = 'Smaller';
export const CROP_SQUARE = 'Crop square';
export const CROP_HINT = 'Crop: arrow keys move the square; plus and minus resize it';
export const MOVE_RIGHT = 'Move right';
export const MOVE_DOWN = 'Move down';
export const MOVE_UP = 'Move up';
export const MOVE_LEFT = 'Move left';
export const DOWNLOAD_PNG = 'Download PNG';
export const CROPPED_SQUARE = 'The cropped square';
export const PREVIEW = 'Preview';
export const CHOOSE_AN_IMAGE = 'Choose an image';
export const CHOOSE_ANOTHER_IMAGE = 'Choose another image';
export const IMAGE_CROP_HINT =
  'Choose a picture, position the square, and save it as PNG. Nothing is uploaded.';
export const KEEP_CURRENT = 'Keep the current one';
export const REMOVE = 'Remove';
export const CHOOSE_ANOTHER = 'Choose another';
export const CHOOSE_A_PICTURE = 'Choose a picture';
export const PICTURE = 'Picture';
export const PICTURE_UNREADABLE = 'This picture cannot be read. Choose another one.';
