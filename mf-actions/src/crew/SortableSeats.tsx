import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, Modifier, UniqueIdentifier } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { SeatClearances } from '@fleetwatch/contract/sorties/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import type { CrewMember } from './crewPeople.ts';
import { seatKeys, SeatNumber } from './PlainSeats.tsx';
import type { SeatsProps } from './PlainSeats.tsx';
import { SeatContent } from './SeatContent.tsx';
import type { SeatActions } from './SeatContent.tsx';
import { Grip, Seat, SeatBox } from './seatStyle.ts';
import { DRAG_INSTRUCTIONS, drag, nowInSeat, overSeat, pickedUp, staysInSeat } from './texts.ts';

/** Distance at which a drag begins, so that a shaky tap is not one. */
const DRAG_FROM_PX = 4;

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Seats whose rowers can be dragged by their grips: with a finger, a mouse, or Space and the arrow keys. */
export function SortableSeats({ rowers, actions, clearances }: SeatsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = seatKeys(rowers);
  const atOf = (key: UniqueIdentifier) => keys.indexOf(String(key));
  const nameOf = (key: UniqueIdentifier) => rowers[atOf(key)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => pickedUp(nameOf(active.id), atOf(active.id) + 1),
    onDragOver: ({ active, over }) => (over ? overSeat(nameOf(active.id), atOf(over.id) + 1) : undefined),
    onDragEnd: ({ active, over }) => nowInSeat(nameOf(active.id), atOf((over ?? active).id) + 1),
    onDragCancel: ({ active }) => staysInSeat(nameOf(active.id), atOf(active.id) + 1),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
        // A list may only contain its items.
        container: document.body,
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) actions.move(atOf(active.id), atOf(over.id));
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {rowers.map((member, at) => (
          <SortableSeat
            key={keys[at]}
            id={keys[at] ?? ''}
            member={member}
            at={at}
            lastAt={rowers.length - 1}
            actions={actions}
            clearances={clearances.get(member?._id ?? '')}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

interface SortableSeatProps {
  id: string;
  member: CrewMember | null;
  at: number;
  lastAt: number;
  actions: SeatActions;
  clearances: SeatClearances | undefined;
}

function SortableSeat({ id, member, at, lastAt, actions, clearances }: SortableSeatProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: { draggable: member === null } });
  return (
    <Seat>
      <SeatNumber seat={at + 1} />
      <SeatBox
        ref={setNodeRef}
        data-empty={member ? undefined : ''}
        data-moving={isDragging || undefined}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        {member ? (
          <Grip
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={drag(member.name)}
          >
            <Icon name="grip" />
          </Grip>
        ) : (
          <Grip as="span" aria-hidden="true">
            <Icon name="grip" />
          </Grip>
        )}
        <SeatContent member={member} at={at} lastAt={lastAt} actions={actions} clearances={clearances} />
      </SeatBox>
    </Seat>
  );
}
