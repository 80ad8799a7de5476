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
 * An open CSV file is a place of its own, `&csv=1`: back closes it, and its address opens it. Closing goes back where it
 * was opened from, so that no second step back shows it again.
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
