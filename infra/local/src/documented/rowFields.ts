import { DAY } from './asking.ts';

const BOAT = [
  '_id',
  'name',
  'description',
  'group',
  'groupname',
  'groupmoniker',
  'grouppayload',
  'pic',
  'miles',
  'last',
  'lastby',
  'active',
  'queryable',
  'commissioned',
  'log',
];
const GROUP = ['_id', 'name', 'moniker'];
const MEMBER = ['_id', 'name', 'group', 'groupid', 'pic', 'miles', 'last', 'laston', 'aboutme', 'aboutmeurl'];
const ROWER = [...MEMBER.filter((field) => field !== 'aboutme'), 'busname', 'launch'];
const OUTING = [
  '_id',
  'bus',
  'bus_id',
  'moniker',
  'user',
  'user_id',
  'pic',
  'launch',
  'land',
  'miles',
  'description',
  'crew',
  'total_miles',
  'total_trips',
  'private',
];
const TWEET = [
  '_id',
  'user',
  'pic',
  'date',
  'description',
  'private',
  'headsup',
  'replyto',
  'upvote',
  'aboutmeurl',
  'pictures',
];
const JOB = ['_id', 'name', 'date', 'isodate', 'agent', 'group', 'sortiegroup', 'type', 'description', 'pic'];

/** The fields that the rows of lists have at least. */
export const ROW_FIELDS: readonly [path: string, fields: readonly string[]][] = [
  ['/fleet-results', BOAT],
  ['/fleet-launched-results', BOAT],
  ['/fleetgroups-results', [...GROUP, 'payload', 'pic', 'miles', 'solo', 'private', 'active']],
  ['/usergroups-results', [...GROUP, 'private', 'miles', 'active']],
  ['/sortiegroups-results', GROUP],
  ['/active-agents-results', ['_id']],
  ['/users-results', MEMBER],
  ['/users-launched-results-2', ROWER],
  [
    '/users-on-deck-results',
    ['user_id', '_id', 'name', 'group', 'groupid', 'pic', 'miles', 'last', 'laston'],
  ],
  ['/sorties-results', OUTING],
  ['/sorties-stillout-results', OUTING],
  [`/sortiesbydate-results/${DAY}`, OUTING],
  ['/tweets-headsup-week-results', TWEET],
  ['/jobs-currentweek-results', JOB],
  [
    '/allplans-daily/2026-05-18/deref',
    [
      '_id',
      'by',
      'group',
      'usergroup',
      'launch',
      'land',
      'launchtime',
      'description',
      'crew',
      'weeklytill',
      'name',
      'pic',
    ],
  ],
];
