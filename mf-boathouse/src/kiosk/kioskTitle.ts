export const TITLE = 'Fleetwatch Boathouse';
