import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const OPENED_HERE = { isCsvOpenedHere: true };

interface CsvAddress {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCsvOpenedHere' in state;

/**
 * State of a CSV dialog in the address, `&csv=1`: back closes it, and its link opens it. Closing navigates back when the
 * dialog was opened on this page, so that another back does not show it again.
 */
export function useCsvAddress(): CsvAddress {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const changed = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    change(next);
    return next;
  };
  return {
    isOpen: params.has('csv'),
    open: () =>
      setParams(
        changed((next) => next.set('csv', '1')),
        { state: OPENED_HERE },
      ),
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else
        setParams(
          changed((next) => next.delete('csv')),
          { replace: true },
        );
    },
  };
}
