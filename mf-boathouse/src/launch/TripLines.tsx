export { TripFields as TripLines } from '@fleetwatch/kit/ui/form/TripFields';
