import { firstPaths, Icon, type IconName } from '@fleetwatch/kit/art/Icon';
import { morePaths } from '@fleetwatch/kit/art/MoreIcon';
import { initialsOf } from '@fleetwatch/kit/ui/layout/initialsOf.ts';
import type { MenuLink } from './useMenuLinks.ts';

const isIcon = (name: string): name is IconName => name in firstPaths || name in morePaths;

/** The icon of a menu entry. A remote that is newer than this portal may name an unknown icon. */
export const MenuIcon = ({ label, icon = '' }: Pick<MenuLink, 'label' | 'icon'>) =>
  isIcon(icon) ? <Icon name={icon} size={22} /> : <i aria-hidden="true">{initialsOf(label)}</i>;
