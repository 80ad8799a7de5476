import { Link } from 'react-router-dom';
import { useIsInstalled } from './useIsInstalled.ts';

/** Links to a page that the club has installed; elsewhere only its name. */
export function InstalledLink({ to, children }: { to: string; children: string }) {
  const isInstalled = useIsInstalled();
  return isInstalled(to) ? <Link to={to}>{children}</Link> : <strong>{children}</strong>;
}
