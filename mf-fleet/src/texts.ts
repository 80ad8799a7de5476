export const CANCEL = 'Cancel';
export const CAPTAINS_LOG = "Captain's Log";
export const captainsLogTitle = (boat: string): string => `Captain's Log of ${boat} · Fleetwatch`;
export const COMMISSIONED = 'Commissioned';
export const DRY_DOCKED = 'Dry-docked';
export const DAMAGE_REPORT = 'Damage report';
export const MINOR_DAMAGE = 'Minor damage';
export const DAMAGE = 'Damage';
export const CAPTAINS_LOG_TITLE = "Captain's Log · Fleetwatch";
