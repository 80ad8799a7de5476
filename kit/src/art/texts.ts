export const PRODUCT_NAME = 'Fleetwatch';
