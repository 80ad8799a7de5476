export const SINGLE_KEYS = 'Single-key shortcuts';
export const SINGLE_KEYS_HINT = 'The keys / g and ? of a keyboard';
export const CTRL_K = 'Ctrl K';
