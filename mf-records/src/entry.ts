import { MovingPart } from './movingPart.tsx';

export { RecordsScreen } from './RecordsScreen.tsx';
export const MovingScreen = MovingPart.View;
