import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

/** The drawer. Not part of the first load, nor of the tabs, which a member sees before it. */
export const MenuPart = createPart(async () => (await import('./SideMenu.tsx')).SideMenu);
/** For `usePreload`. */
export const MENU_PARTS = [MenuPart];
