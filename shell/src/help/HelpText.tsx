import { InstalledLink } from './InstalledLink.tsx';

const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

function Part({ text }: { text: string }) {
  const [, strong] = /^\*\*(.+)\*\*$/.exec(text) ?? [];
  if (strong !== undefined) return <strong>{strong}</strong>;
  const [, key] = /^`(.+)`$/.exec(text) ?? [];
  if (key !== undefined) return <kbd>{key}</kbd>;
  const [, label, path] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? [];
  if (label !== undefined && path !== undefined) return <InstalledLink to={path}>{label}</InstalledLink>;
  return text;
}

/** Renders a text of the help, in which **labels**, `keys` and [pages](/path) are marked. */
export function HelpText({ children }: { children: string }) {
  return children.split(MARKED).map((text, at) => <Part key={`${at} ${text}`} text={text} />);
}
