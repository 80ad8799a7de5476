import styled from 'styled-components';
import { Icon, type IconName } from '@fleetwatch/kit/art/Icon';
import { PLANS_VIEWS, type PlansView } from './keptView.ts';

export const VIEW_LABELS: Record<PlansView, string> = { week: 'Week', boats: 'Boats', list: 'List' };
const ICONS: Record<PlansView, IconName> = { week: 'calendar', boats: 'sorties', list: 'list' };

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

interface ViewSwitchProps {
  view: PlansView;
  onView: (view: PlansView) => void;
}

/** Week, Boats or List (rule plan.views). */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <Switch role="group" aria-label="View">
      {PLANS_VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          <Icon name={ICONS[each]} size={18} />
          {VIEW_LABELS[each]}
        </button>
      ))}
    </Switch>
  );
}
