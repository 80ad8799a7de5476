import { RemoteRefusal } from './RemoteRefusal.ts';

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Everything derived from a remote's name: 'mf-long-haul' has the screen LongHaulScreen, 'Long Haul', at /long-haul. */
export interface RemoteNames {
  name: string;
  component: string;
  title: string;
  path: string;
}

/**
 * @throws RemoteRefusal for a name that is not valid as a folder, a package, an address and, with underscores, a variable
 */
export function nameRemote(name: string): RemoteNames {
  if (!NAME.test(name)) {
    throw new RemoteRefusal(
      `"${name}" is not a remote's name. Use mf- and words of lowercase letters and digits, as in mf-regattas.`,
    );
  }
  const [, ...parts] = name.split('-');
  const words = parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name,
    component: `${words.join('')}Screen`,
    title: words.join(' '),
    path: `/${parts.join('-')}`,
  };
}
