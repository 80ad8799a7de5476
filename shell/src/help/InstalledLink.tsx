import { Link } from 'react-router-dom';
import { useIsInstalled } from './useIsInstalled.ts';

/** Leads to a page where the club has it; elsewhere its name only. */
export function InstalledLink({ to, children }: { to: string; children: string }) {
  const isInstalled = useIsInstalled();
  return isInstalled(to) ? <Link to={to}>{children}</Link> : <strong>{children}</strong>;
}
