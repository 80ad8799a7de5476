import type { ComponentType } from 'react';
import { createPart } from '../ui/loading/createPart.tsx';

/** A drawing that cannot be fetched leaves its place empty: the words beside it are enough. */
const drawn = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  createPart<Props>(() => load().catch(() => () => null));

export const boatLines = drawn(async () => (await import('./BoatLines.tsx')).BoatLines);
export const bladeLines = drawn(async () => (await import('./BladeLines.tsx')).BladeLines);
export const crossedBlades = drawn(async () => (await import('./BladeLines.tsx')).CrossedBlades);
export const stateLines = drawn(async () => (await import('./StateLines.tsx')).StateLines);
export const moreIcon = drawn(async () => (await import('./MoreIcon.tsx')).MoreIcon);

/** The lines of all drawings, fetched after the first screen. */
export const drawingParts = [boatLines, bladeLines, crossedBlades, stateLines, moreIcon];
