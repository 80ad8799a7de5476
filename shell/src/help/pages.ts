import type { Feature } from '@fleetwatch/contract/clubs/features';
import {
  ACTIVITY,
  CLEARANCES,
  CONDITIONS,
  CORRECTIONS,
  DAMAGE,
  DOCK_FLEET_GROUPS,
  FLEET,
  FLEET_GROUPS,
  GUESTS,
  IMPORT,
  MEMBERS,
  ON_DECK,
  PLANS,
  PURGE_USER_GROUPS,
  RESERVATIONS,
  SAFETY,
  SORTIES,
  TOURS,
  TWEETS,
  USER_GROUPS,
  WORKOUTS,
} from './texts.ts';

interface Page {
  path: string;
  label: string;
  text: string;
  /** The club's feature that enables it. */
  feature?: Feature;
}

/** Pages without a section of the help. */
export const PAGES: readonly Page[] = [
  {
    path: '/fleet',
    ...FLEET,
  },
  {
    path: '/users',
    ...MEMBERS,
  },
  {
    path: '/activity/cache/cache',
    ...ACTIVITY,
  },
  {
    path: '/sorties',
    ...SORTIES,
  },
  {
    path: '/ondeck',
    ...ON_DECK,
  },
  {
    path: '/damage',
    ...DAMAGE,
    feature: 'damage',
  },
  {
    path: '/clearances',
    ...CLEARANCES,
    feature: 'clearances',
  },
  {
    path: '/conditions',
    ...CONDITIONS,
    feature: 'conditions',
  },
  {
    path: '/safety',
    ...SAFETY,
    feature: 'overdue',
  },
  {
    path: '/corrections',
    ...CORRECTIONS,
    feature: 'corrections',
  },
  {
    path: '/guests',
    ...GUESTS,
    feature: 'guests',
  },
  {
    path: '/tours',
    ...TOURS,
    feature: 'tours',
  },
  {
    path: '/moving',
    ...IMPORT,
    feature: 'moving',
  },
  { path: '/workouts', ...WORKOUTS },
  { path: '/tweets', ...TWEETS },
  {
    path: '/usergroups',
    ...USER_GROUPS,
  },
  {
    path: '/fleetgroups/undef/undef',
    ...FLEET_GROUPS,
  },
  {
    path: '/plans',
    ...PLANS,
  },
  {
    path: '/reservations',
    ...RESERVATIONS,
    feature: 'reservations',
  },
  {
    path: '/purgeusergroups',
    ...PURGE_USER_GROUPS,
  },
  {
    path: '/dockfleetgroups',
    ...DOCK_FLEET_GROUPS,
  },
];
