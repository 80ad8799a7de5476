import { useSearchParams } from 'react-router-dom';

/** State of a screen's filters in the address; an empty choice is omitted. */
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

/** State of tabs in the address, as `?tab=…`; `first` is omitted. */
export function useTab<Tab extends string>(
  tabs: readonly Tab[],
  first: Tab,
): [tab: Tab, choose: (tab: string) => void] {
  const [search, choose] = useAddress();
  const tab = tabs.find((one) => one === search.get('tab')) ?? first;
  return [tab, (chosen) => choose('tab', chosen === first ? '' : chosen)];
}
