// A portal as `npm start` runs it, for journeys: FLEETWATCH_TEST_CLUBS is the port at which they get clubs of their own.
import { serveTestClubs } from './serveTestClubs.ts';

await serveTestClubs(Number(process.env['FLEETWATCH_TEST_CLUBS']));
await import('../main.ts');
