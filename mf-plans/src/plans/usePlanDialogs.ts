import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';

const KEYS = ['new', 'edit', 'remove', 'feeds'] as const;
type DialogKey = (typeof KEYS)[number];
const OPENED_HERE = { isDialogOpenedHere: true };

/**
 * The dialogs of the plans, each in the address: `new=2026-05-29`, `edit=` and `remove=` with a plan's id, `feeds=1`. Back
 * closes them.
 * @param plans the fetched plans, among them the one to edit or remove
 */
export function usePlanDialogs(plans: readonly Plan[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const open = (key: DialogKey, value: string) => {
    const next = new URLSearchParams(params);
    next.set(key, value);
    setParams(next, { state: OPENED_HERE });
  };
  const close = () => {
    if (typeof state === 'object' && state !== null && 'isDialogOpenedHere' in state) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    for (const key of KEYS) next.delete(key);
    setParams(next, { replace: true });
  };
  const planOf = (key: DialogKey) => plans.find(({ _id }) => _id === params.get(key)) ?? null;
  const day = params.get('new') ?? '';
  return {
    newDay: isCalendarDay(day) ? day : null,
    edited: planOf('edit'),
    removed: planOf('remove'),
    isFeedOpen: params.has('feeds'),
    openNew: (newDay: LocalDateText) => open('new', newDay),
    openEdit: ({ _id }: Plan) => open('edit', _id),
    openRemove: ({ _id }: Plan) => open('remove', _id),
    openFeeds: () => open('feeds', '1'),
    close,
  };
}
