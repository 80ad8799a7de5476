import type { IconName } from '@fleetwatch/kit/art/Icon';
import { ViewSwitch as Switch } from '@fleetwatch/kit/ui/navigation/ViewSwitch';
import { PLANS_VIEWS, type PlansView } from './keptView.ts';
import { BOATS, LIST } from './texts.ts';
import { WEEK } from '../texts.ts';

export const VIEW_LABELS: Record<PlansView, string> = { week: WEEK, boats: BOATS, list: LIST };
const ICONS: Record<PlansView, IconName> = { week: 'calendar', boats: 'sorties', list: 'list' };
const VIEWS = PLANS_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value], icon: ICONS[value] }));

interface ViewSwitchProps {
  view: PlansView;
  onView: (view: PlansView) => void;
}

/** Week, Boats or List (rule plan.views). */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return <Switch views={VIEWS} value={view} onChange={onView} />;
}
