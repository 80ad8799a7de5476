import { DEMO_COACH, DEMO_MEMBER, DEMO_PASSWORD } from './people.ts';

/** The demo club's password; its first four letters are the public prefix. */
export const DEMO_CLUB_PASSWORD = 'OARS-demo-boathouse';
export const DEMO_CLUB_NAME = 'Fleetwatch Demo Boathouse';

/** The accounts that `npm start` prints. */
export interface DemoAccess {
  clubPassword: string;
  member: { name: string; password: string };
  coach: { name: string; password: string };
}

export const DEMO_ACCESS: DemoAccess = {
  clubPassword: DEMO_CLUB_PASSWORD,
  member: { name: DEMO_MEMBER, password: DEMO_PASSWORD },
  coach: { name: DEMO_COACH, password: DEMO_PASSWORD },
};
