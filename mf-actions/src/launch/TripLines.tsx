export { TripFields as TripLines } from '@fleetwatch/kit/parts/TripFields';
