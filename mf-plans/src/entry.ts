export { PlansScreen } from './plans/PlansScreen.tsx';
export { WorkoutsScreen } from './workouts/LazyWorkouts.tsx';
