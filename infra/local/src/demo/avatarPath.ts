import { drawAvatar } from './drawAvatar.ts';
import { DEMO_MEMBERS } from './people.ts';

const FOLDER = '/demo/avatars/';

/** Path of a demo member's portrait: `avatarPath('Robin Ashdown') === '/demo/avatars/robin-ashdown.svg'` */
export function avatarPath(name: string): string {
  return `${FOLDER}${name.toLowerCase().replaceAll(' ', '-')}.svg`;
}

const namesByPath = new Map(DEMO_MEMBERS.map(({ name }) => [avatarPath(name), name]));

/** The portrait for a path of the portal; null when there is none. */
export function avatarAt(path: string): string | null {
  const name = namesByPath.get(path);
  return name === undefined ? null : drawAvatar(name);
}
