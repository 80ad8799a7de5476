/** Views of the plans: days with their hours (on a phone one day), boats by hour, or rows. */
export const PLANS_VIEWS = ['week', 'boats', 'list'] as const;
export type PlansView = (typeof PLANS_VIEWS)[number];

const STORAGE_KEY = 'fwo:plansview';

export const viewOf = (text: string | null): PlansView | undefined =>
  PLANS_VIEWS.find((view) => view === text);

/** The latest view chosen on this device (rule plan.views). */
export function keptView(): PlansView {
  try {
    return viewOf(localStorage.getItem(STORAGE_KEY)) ?? 'week';
  } catch {
    return 'week';
  }
}

export function keepView(view: PlansView): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Storage may be full or refused: the view then lasts as long as the address.
  }
}
