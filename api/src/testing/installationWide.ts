import type { RecordedCommands } from './recordCommands.ts';

/**
 * Database commands that need no club, and the reasons. Every other command must have an equality condition on the
 * club.
 */
export interface InstallationWide {
  collection: string;
  reason: string;
  /** Kinds of command and their shapes; any when absent. */
  only?: readonly string[];
}

/** Collections without a club, and commands that concern the whole installation. */
export const INSTALLATION_WIDE: readonly InstallationWide[] = [
  {
    collection: 'clubs',
    reason:
      'Where a club is found: by its host, as the default one, by its id, and by its folder of the storage.',
  },
  { collection: 'learnedmodules', reason: 'A site shows the same remotes to all its clubs.' },
  { collection: 'schedulerleases', reason: 'One process leads the scheduler for all clubs.' },
  {
    collection: 'revisions',
    reason: 'A process that starts counts up the one record that each club has.',
    only: ['update {}'],
  },
  {
    collection: 'revisions',
    reason: 'A process follows all its clubs through one change stream.',
    only: ['aggregate {"$changeStream":{}}'],
  },
];

const isInstallationWide = (kind: string, shape: string): boolean => {
  const [command = '', collection = ''] = kind.split(' ');
  return INSTALLATION_WIDE.some(
    (exception) =>
      exception.collection === collection && (exception.only?.includes(`${command} ${shape}`) ?? true),
  );
};

/**
 * Returns recorded commands for no club or several clubs that the list does not allow: 'find sorties
 * {"boat":0}'.
 */
export function commandsWithoutClub({ seen, unknown }: RecordedCommands): string[] {
  const found = [...seen].flatMap(([kind, shapes]) =>
    [...shapes]
      .filter(([shape, isOfClub]) => !isOfClub && !isInstallationWide(kind, shape))
      .map(([shape]) => `${kind} ${shape}`),
  );
  return [...found, ...[...unknown].map((command) => `${command}, which is not known here`)];
}
