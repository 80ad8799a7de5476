import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TOUR_KINDS, type TourKind } from '@fleetwatch/contract/tours/kinds';
import { TOUR_BOATS_MAX, TOUR_NAME_MAX, VEHICLE_MAX } from '@fleetwatch/contract/tours/limits';
import { tourPlanned, TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/texts';
import { tourRefusal, type TourFieldRefusal } from '@fleetwatch/contract/tours/rules';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useClubToday } from '@fleetwatch/kit/ui/time/useClubToday.ts';
import { Fields } from '../screen/recordsStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { blankTour, bodyOf, type TourDraft } from './tourDraft.ts';
import { TourBoatField } from './TourBoatField.tsx';
import { useChangeTourMutation, usePlanTourMutation } from './toursApi.ts';
import {
  ADD_A_BOAT,
  BACK,
  CHOOSE_A_BOAT,
  FIRST_DAY,
  KIND,
  LAST_DAY,
  LAST_DAY_HINT,
  NAME,
  NEEDS_CONNECTION,
  PLAN_A_TOUR,
  PLAN_TOUR,
  SAVE,
  TOUR,
  VEHICLE,
  boatOption,
  tourChanged,
} from './texts.ts';

const KINDS = TOUR_KINDS.map((value) => ({ value, label: TOUR_KIND_TEXTS[value] }));

/** Plans a tour, or changes one (rules tour.make, tour.change). Entries stay on the device until they are sent. */
export function TourForm({ tour }: { tour: Tour | null }) {
  const { now } = useClubToday();
  const today = now?.slice(0, 10) ?? '';
  const [draft, setDraft, drop] = useDraft(`tour:${tour?._id ?? 'new'}`, blankTour(tour));
  const [refusal, setRefusal] = useState<TourFieldRefusal | null>(null);
  const [plan, planning] = usePlanTourMutation();
  const [change, changing] = useChangeTourMutation();
  const { data: fleet = [] } = useFleetQuery();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const showResult = useResultToast();
  const set = (more: Partial<TourDraft>) => setDraft((before) => ({ ...before, ...more }));
  const { boats } = draft;
  const launchedBoats = tour?.boats.filter(({ state }) => state !== 'coming') ?? [];
  const hasLaunched = (bus: string) => launchedBoats.some((boat) => boat.bus === bus);
  const free = fleet.filter(({ _id }) => !boats.some(({ bus }) => bus === _id));
  const failure = planning.error ?? changing.error;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.text : undefined);

  const submit = async () => {
    const body = bodyOf(draft);
    const left = launchedBoats.length > 0 && tour ? tour.from : null;
    const refused = tourRefusal(body, today, left);
    setRefusal(refused);
    if (refused !== null) return;
    const answer = tour ? await change({ ...body, id: tour._id }) : await plan(body);
    if (!answer.data) return;
    drop();
    showResult(undefined, tour ? tourChanged(answer.data.name) : tourPlanned(answer.data.name));
    await navigate(`/tours?tab=${answer.data.state}`);
  };

  return (
    <Card title={tour ? tour.name : PLAN_A_TOUR}>
      <Form
        label={TOUR}
        onSubmit={() => void submit()}
        error={failure ? failureOf(failure).text : errorOf('boats')}
      >
        {!isOnline && <Notice tone="amber">{NEEDS_CONNECTION}</Notice>}
        <Fields>
          <TextField
            label={NAME}
            limit={TOUR_NAME_MAX}
            value={draft.name}
            error={errorOf('name')}
            onChange={(name) => set({ name })}
          />
          <SelectField
            label={KIND}
            options={KINDS}
            value={draft.kind}
            onChange={(kind) => set({ kind: kind as TourKind })}
          />
          <TextField
            label={FIRST_DAY}
            type="date"
            value={draft.from}
            disabled={launchedBoats.length > 0}
            error={errorOf('from')}
            onChange={(from) => set({ from, ...(draft.to < from && { to: from }) })}
          />
          <TextField
            label={LAST_DAY}
            type="date"
            hint={LAST_DAY_HINT}
            value={draft.to}
            error={errorOf('to')}
            onChange={(to) => set({ to })}
          />
          <TextField
            label={VEHICLE}
            limit={VEHICLE_MAX}
            value={draft.vehicle}
            error={errorOf('vehicle')}
            onChange={(vehicle) => set({ vehicle })}
          />
        </Fields>
        {boats.map(({ bus, crew }) => (
          <TourBoatField
            key={bus}
            bus={bus}
            known={tour?.boats.find((boat) => boat.bus === bus)}
            crew={crew}
            others={boats.flatMap((boat) => (boat.bus === bus ? [] : boat.crew))}
            hasLaunched={hasLaunched(bus)}
            onChange={(next) =>
              set({ boats: boats.map((boat) => (boat.bus === bus ? { bus, crew: next } : boat)) })
            }
            onRemove={() => set({ boats: boats.filter((boat) => boat.bus !== bus) })}
          />
        ))}
        {boats.length < TOUR_BOATS_MAX && (
          <SelectField
            label={ADD_A_BOAT}
            options={free.map(({ _id, name, groupmoniker }) => ({
              value: _id,
              label: boatOption(name, groupmoniker),
            }))}
            placeholder={CHOOSE_A_BOAT}
            value=""
            onChange={(bus) => set({ boats: [...boats, { bus, crew: [] }] })}
          />
        )}
        <Row>
          <Button
            type="submit"
            tone="primary"
            isBusy={planning.isLoading || changing.isLoading}
            disabled={!isOnline || today === ''}
          >
            {tour ? SAVE : PLAN_TOUR}
          </Button>
          <ButtonLink to="/tours">{BACK}</ButtonLink>
        </Row>
      </Form>
    </Card>
  );
}
