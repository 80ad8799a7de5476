/** Reasons why a remote's screen or part is missing, by `RemoteFailureCause`. */
export const FAILURE_REASONS = {
  unreachable: 'Its files could not be downloaded.',
  'too-slow': 'Its files took too long to download.',
  'not-a-remote': 'The downloaded file is not part of Fleetwatch.',
  threw: 'Something went wrong while it was starting.',
  'other-kit': 'It was built for another version of Fleetwatch.',
  'no-such-screen': 'This screen is missing from its module.',
  hung: 'It froze the page last time, so it was not opened.',
  'no-such-part': 'It is not installed here.',
} as const;
export const FAILED_WHILE_SHOWING = 'Something went wrong while showing it.';

export const notAvailable = (title: string): string => `${title} is not available`;
/** Shown below `notAvailable`. */
export const elseStillWorks = (reason: string): string => `${reason} Everything else still works.`;
export const partNotAvailable = (title: string, reason: string): string =>
  `${title} is not available. ${reason}`;
export const isLoading = (title: string): string => `${title} is loading`;

/** Reasons why a remote was left out of the portal. */
export const pathTaken = (path: string, owner: string): string => `The path ${path} belongs to ${owner}.`;
export const pathOverlaps = (path: string, taken: string, owner: string): string =>
  `The path ${path} overlaps ${taken}, which belongs to ${owner}.`;
export const containerTaken = (container: string, owner: string): string =>
  `The container ${container} belongs to ${owner}.`;
export const partTaken = (part: string, owner: string): string => `The part ${part} belongs to ${owner}.`;

/** Texts of the bare frame's menu. */
export const screensOf = (remote: string): string => `Screens of ${remote}`;

/** Placeholder name of a refused declaration without a name. */
export const THE_DECLARATION = 'The declaration';
