import { useSearchParams } from 'react-router-dom';

/** What a screen's filters have chosen, which the address keeps; an empty choice is left out of it. */
export function useAddress(): [chosen: URLSearchParams, choose: (name: string, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [search, choose];
}

/** The chosen one of these tabs, which the address keeps as `?tab=…`; `first` is left out of it. */
export function useTab<Tab extends string>(
  tabs: readonly Tab[],
  first: Tab,
): [tab: Tab, choose: (tab: string) => void] {
  const [search, choose] = useAddress();
  const tab = tabs.find((one) => one === search.get('tab')) ?? first;
  return [tab, (chosen) => choose('tab', chosen === first ? '' : chosen)];
}
