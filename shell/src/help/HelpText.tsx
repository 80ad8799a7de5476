import { Link } from 'react-router-dom';
import { InstalledLink } from './InstalledLink.tsx';

const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;
/** A page of the shell, which is always installed. */
const SHELL_PAGE = /^\/inbox\b/;

function Part({ text }: { text: string }) {
  const [, strong] = /^\*\*(.+)\*\*$/.exec(text) ?? [];
  if (strong !== undefined) return <strong>{strong}</strong>;
  const [, key] = /^`(.+)`$/.exec(text) ?? [];
  if (key !== undefined) return <kbd>{key}</kbd>;
  const [, label, path] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? [];
  if (label === undefined || path === undefined) return text;
  if (SHELL_PAGE.test(path)) return <Link to={path}>{label}</Link>;
  return <InstalledLink to={path}>{label}</InstalledLink>;
}

/** Renders a text of the help, in which **labels**, `keys` and [pages](/path) are marked. */
export function HelpText({ children }: { children: string }) {
  return children.split(MARKED).map((text, at) => <Part key={`${at} ${text}`} text={text} />);
}
