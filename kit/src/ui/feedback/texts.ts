// @inner @chunk screens

export const OFFLINE = 'Offline';
export const LOADING = 'Loading';
export const DISMISS = 'Dismiss';
