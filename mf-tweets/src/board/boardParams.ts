import type { BoardTab } from './threads.ts';

/** The board's own parameter; on the actions screen the address has others too. */
const PARAM = 'tweets';
const TABS: readonly BoardTab[] = ['all', 'group', 'everyone', 'headsup'];

export function readTab(params: URLSearchParams): BoardTab {
  return TABS.find((tab) => tab === params.get(PARAM)) ?? 'all';
}

/** The same address with another tab. */
export function writeTab(params: URLSearchParams, tab: BoardTab): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === 'all' || tab === 'reply') next.delete(PARAM);
  else next.set(PARAM, tab);
  return next;
}
