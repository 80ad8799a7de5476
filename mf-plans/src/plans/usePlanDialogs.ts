import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { planTimeRule } from '@fleetwatch/contract/plans/planTimes';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';

const KEYS = ['plan', 'new', 'from', 'to', 'edit', 'remove', 'feeds'] as const;
type DialogKey = (typeof KEYS)[number];
const OPENED_HERE = { isDialogOpenedHere: true };

/** Times of a new plan, 'HH:mm'. */
export interface PlanHours {
  from: string;
  to: string;
}

/**
 * The dialogs of the plans, each in the address: `new=2026-05-29`, with `from=07:00&to=08:30` if given; `plan=`, `edit=` and
 * `remove=` with a plan's id; `feeds=1`. Back closes them.
 * @param plans the fetched plans, including the one to show, edit or remove
 */
export function usePlanDialogs(plans: readonly Plan[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isDialogOpenedHere' in state;
  const withoutDialog = () => {
    const next = new URLSearchParams(params);
    for (const key of KEYS) next.delete(key);
    return next;
  };
  // A dialog opened by another one replaces it, so that back leads to the plans.
  const open = (values: Partial<Record<DialogKey, string>>) => {
    const next = withoutDialog();
    for (const [key, value] of Object.entries(values)) next.set(key, value);
    const isInPlace = KEYS.some((key) => params.has(key));
    setParams(next, { replace: isInPlace, state: !isInPlace || isOpenedHere ? OPENED_HERE : null });
  };
  const close = () => {
    if (isOpenedHere) void navigate(-1);
    else setParams(withoutDialog(), { replace: true });
  };
  const planOf = (key: DialogKey) => plans.find(({ _id }) => _id === params.get(key)) ?? null;
  const timeOf = (key: DialogKey) => {
    const time = params.get(key) ?? '';
    return planTimeRule(time) === null ? time : null;
  };
  const day = params.get('new') ?? '';
  const [from, to] = [timeOf('from'), timeOf('to')];
  const newHours: PlanHours | null = from !== null && to !== null ? { from, to } : null;
  return {
    newDay: isCalendarDay(day) ? day : null,
    newHours,
    shown: planOf('plan'),
    edited: planOf('edit'),
    removed: planOf('remove'),
    isFeedOpen: params.has('feeds'),
    openNew: (newDay: LocalDateText, hours?: PlanHours) => open({ new: newDay, ...hours }),
    openPlan: ({ _id }: Plan) => open({ plan: _id }),
    openEdit: ({ _id }: Plan) => open({ edit: _id }),
    openRemove: ({ _id }: Plan) => open({ remove: _id }),
    openFeeds: () => open({ feeds: '1' }),
    close,
  };
}
