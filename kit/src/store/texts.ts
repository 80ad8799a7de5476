// @shell

export const STORAGE_FAILED = 'Storage failed';
