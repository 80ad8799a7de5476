export { DamageDetailScreen, DamageScreen } from './laterScreens.tsx';
export { FleetAndLog } from './fleet/FleetAndLog.tsx';
