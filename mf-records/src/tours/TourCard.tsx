import { useState } from 'react';
import { distanceInWords, formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useClubToday } from '@fleetwatch/kit/ui/time/useClubToday.ts';
import { Prose } from '../screen/recordsStyle.ts';
import { CancelTourDialog } from './CancelTourDialog.tsx';
import { StartTourDialog } from './StartTourDialog.tsx';
import { Lines } from './tourStyle.ts';
import {
  CANCEL_TOUR,
  CHANGE,
  IN_BOATHOUSE,
  LAND,
  LAUNCH_OTHERS,
  LEGS,
  START,
  boatsOf,
  crewText,
  distanceEach,
  factsText,
  legsTitle,
  stateText,
  wayText,
} from './texts.ts';

const toneOf = ({ state, isOver }: Tour): BadgeTone => {
  if (isOver) return 'amber';
  return ({ away: 'water', coming: 'neutral', landed: 'green' } as const)[state];
};

/** A tour with its boats and legs, and the member's possible actions (rules tour.who, tour.states). */
export function TourCard({ tour }: { tour: Tour }) {
  const { _id, name, vehicle, boats, legs, miles, state } = tour;
  const unit = useUnit();
  return (
    <Card title={name} actions={<Badge $tone={toneOf(tour)}>{stateText(tour)}</Badge>}>
      <Quiet>{factsText(tour)}</Quiet>
      {vehicle !== '' && <Prose>{vehicle}</Prose>}
      <Lines aria-label={boatsOf(name)}>
        {boats.map((boat) => (
          <li key={boat.bus}>
            <strong>{boat.busname}</strong>
            <span>{crewText(boat)}</span>
            {state === 'away' && boat.state === 'coming' ? <Badge>{IN_BOATHOUSE}</Badge> : null}
          </li>
        ))}
      </Lines>
      {legs.length > 0 && (
        <>
          <Lines aria-label={legsTitle(name)}>
            {legs.map((leg) => (
              <li key={leg.date}>
                <span>{dayText(leg.date)}</span>
                <span>{wayText(leg)}</span>
                <span>{formatDistance(leg.miles, unit)}</span>
              </li>
            ))}
          </Lines>
          <Prose>
            {boats.length > 1 ? distanceEach(distanceInWords(miles, unit)) : distanceInWords(miles, unit)}
          </Prose>
        </>
      )}
      <Actions key={`${_id} ${state}`} tour={tour} />
    </Card>
  );
}

function Actions({ tour }: { tour: Tour }) {
  const { _id, boats, state, from, isOver, mayEdit, mayEditLegs } = tour;
  const [openDialog, setOpenDialog] = useState<'start' | 'cancel' | null>(null);
  const { now } = useClubToday();
  const isOnline = useIsOnline();
  const close = () => setOpenDialog(null);
  const mayStart =
    boats.some((boat) => boat.state === 'coming') && now !== undefined && now.slice(0, 10) >= from;
  if (!mayEdit && !mayEditLegs) return null;
  return (
    <Row>
      {state === 'away' && <ButtonLink to={`/tours?do=land&tour=${_id}`}>{LAND}</ButtonLink>}
      {state !== 'landed' && mayStart && !isOver && (
        <Button icon="launch" disabled={!isOnline} onClick={() => setOpenDialog('start')}>
          {state === 'away' ? LAUNCH_OTHERS : START}
        </Button>
      )}
      {mayEditLegs && <ButtonLink to={`/tours?do=legs&tour=${_id}`}>{LEGS}</ButtonLink>}
      {state !== 'landed' && <ButtonLink to={`/tours?do=change&tour=${_id}`}>{CHANGE}</ButtonLink>}
      {state === 'coming' && (
        <Button tone="quiet" disabled={!isOnline} onClick={() => setOpenDialog('cancel')}>
          {CANCEL_TOUR}
        </Button>
      )}
      {openDialog === 'start' && <StartTourDialog tour={tour} onClose={close} />}
      {openDialog === 'cancel' && <CancelTourDialog tour={tour} onClose={close} />}
    </Row>
  );
}
