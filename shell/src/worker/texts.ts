export const NEW_NOTIFICATION = 'New notification in Fleetwatch';
