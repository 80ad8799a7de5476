export { PlansScreen } from './plans/PlansScreen.tsx';
export { ReservationsScreen } from './reservations/LazyReservations.tsx';
export { WorkoutsScreen } from './workouts/LazyWorkouts.tsx';
