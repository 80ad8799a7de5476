import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { PlainSeats } from './PlainSeats.tsx';
import type { SeatsProps } from './PlainSeats.tsx';

type View = ComponentType<SeatsProps>;

let arrived: View | null = null;

/** Never rejects: data that failed to load is fetched when the page is opened again. */
async function fetchSortableSeats(): Promise<View | null> {
  try {
    arrived ??= (await import('./SortableSeats.tsx')).SortableSeats;
  } catch {
    // Without the code only dragging is missing.
  }
  return arrived;
}

// Loads with the page's own code, usually before the seats are known.
void fetchSortableSeats();

/** Seats that can be dragged once the code has loaded, and that have buttons before. */
export function SeatsView(props: SeatsProps) {
  const [Sortable, setSortable] = useState(() => arrived);
  useEffect(() => {
    let isWanted = true;
    void fetchSortableSeats().then((view) => {
      if (isWanted) setSortable(() => view);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return Sortable ? <Sortable {...props} /> : <PlainSeats {...props} />;
}
