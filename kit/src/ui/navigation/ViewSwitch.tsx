import styled from 'styled-components';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { VIEW } from '../list/texts.ts';

const Switch = styled.div`
  display: flex;
  flex: none;
  padding: 3px;
  border-radius: var(--radius-button);
  background: var(--wash);
  > button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 42px;
    padding: 0 14px;
    border: calc(var(--border) - 1px) solid transparent;
    border-radius: 9px;
    background: none;
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: var(--weight-label);
    cursor: pointer;
    &[aria-pressed='true'] {
      border-color: var(--ink);
      background: var(--card);
      color: var(--ink);
      box-shadow: var(--shadow);
    }
  }
`;

interface ViewSwitchProps<View extends string> {
  views: readonly { value: View; label: string; icon: IconName }[];
  value: View;
  onChange: (view: View) => void;
}

/** Switches the form of the same content: a timeline, a list, a table. */
export function ViewSwitch<View extends string>({ views, value, onChange }: ViewSwitchProps<View>) {
  return (
    <Switch role="group" aria-label={VIEW}>
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          aria-pressed={view.value === value}
          onClick={() => onChange(view.value)}
        >
          <Icon name={view.icon} size={18} />
          {view.label}
        </button>
      ))}
    </Switch>
  );
}
