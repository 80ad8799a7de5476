import { useState, type CSSProperties } from 'react';
import { PLAN_IN_THE_PAST } from '@fleetwatch/contract/plans/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth } from '@fleetwatch/contract/time/weeks';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { weekdayName } from '@fleetwatch/contract/time/dayText';
import { plansOfDay } from '../plans/filterPlans.ts';
import { hueOfGroup } from '../plans/groupHue.tsx';
import { hourText } from '../plans/hourText.ts';
import type { Viewer } from '../plans/planRights.ts';
import { seatsOf } from '../plans/planSeats.tsx';
import { planState } from '../plans/planState.tsx';
import type { PlanHours } from '../plans/usePlanDialogs.ts';
import { HalfHours } from './HalfHours.tsx';
import { PlanBlockView } from './PlanBlockView.tsx';
import { useDragToPlan, type DayPart } from './useDragToPlan.ts';
import {
  blocksOf,
  clockOfMinutes,
  halfHours,
  heightOf,
  hourBands,
  minutesOf,
  topOf,
  type HourBand,
} from './weekLayout.ts';
import {
  Body,
  Columns,
  DayPlans,
  Days,
  Fold,
  Frame,
  Ghost,
  Head,
  HeadDay,
  HeadDays,
  More,
  NowLine,
  Times,
  UnfoldButton,
} from './weekStyle.ts';
import { NEW_PLAN } from '../texts.ts';
import { PLANNED, PLANS_BY_HOUR, SHOW_ALL_HOURS, moreOn, nothingPlanned, plansOf } from './texts.ts';

/** Most plans side by side in a day of the week; a single day has room for more. */
const BESIDE_IN_WEEK = 3;
const BESIDE_IN_DAY = 10;
const HOUR = 60;

export interface WeekGridProps {
  plans: readonly Plan[];
  /** The days of a week, or one. */
  days: readonly LocalDateText[];
  groups: readonly UserGroup[];
  boats: readonly Boat[];
  viewer: Viewer;
  now: LocalDateTimeText;
  onOpen: (plan: Plan) => void;
  onNew: (day: LocalDateText, hours: PlanHours) => void;
  /** Shows a single day; '' shows the week again. */
  onDay: (day: LocalDateText) => void;
}

const hourLabel = (minutes: number): string => `${minutes / HOUR}:00`;

const hoursOf = (bands: readonly HourBand[]): number[] => {
  const hours = bands.flatMap(({ from, to, isFolded }) =>
    isFolded ? [from] : Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR),
  );
  const last = bands.at(-1);
  return last ? [...hours, last.to] : hours;
};

/** A week, or a day, as a grid of time (rule plan.week). */
export function WeekGrid(props: WeekGridProps) {
  const { plans, days, now, onNew, onDay } = props;
  const dispatch = useAppDispatch();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [marked, setMarked] = useState<DayPart>();
  const shown = plans.filter(({ launch }) => days.includes(datePart(launch)));
  const bands = hourBands(shown, isUnfolded);
  const pick = (part: DayPart) => {
    const hours = { from: clockOfMinutes(part.from), to: clockOfMinutes(part.to) };
    if (`${part.day} ${hours.from}:00` > now) onNew(part.day, hours);
    else dispatch(toastShown({ text: PLAN_IN_THE_PAST, tone: 'warning' }));
  };
  const drag = useDragToPlan({ days, bands, onDragged: pick });
  const ghost = drag.part ?? marked;
  const today = datePart(now);
  const columnOf = (day: LocalDateText): CSSProperties => ({
    left: `${(days.indexOf(day) / days.length) * 100}%`,
    width: `${100 / days.length}%`,
  });
  return (
    <Frame aria-label={PLANS_BY_HOUR} style={{ '--days': days.length } as CSSProperties}>
      <Head>
        <UnfoldButton
          type="button"
          hidden={!isUnfolded && !bands.some(({ isFolded }) => isFolded)}
          aria-pressed={isUnfolded}
          aria-label={SHOW_ALL_HOURS}
          title={SHOW_ALL_HOURS}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <Icon name="unfold" size={18} />
        </UnfoldButton>
        <HeadDays>
          {days.map((day) => (
            <HeadDay
              key={day}
              type="button"
              aria-current={day === today ? 'date' : undefined}
              aria-pressed={days.length === 1}
              onClick={() => onDay(days.length === 1 ? '' : day)}
            >
              {weekdayName(day)} <b>{dayOfMonth(day)}</b>
              <small>
                {plansOfDay(shown, day).length}
                <VisuallyHidden> {PLANNED}</VisuallyHidden>
              </small>
            </HeadDay>
          ))}
        </HeadDays>
      </Head>
      <Body>
        <Times aria-hidden="true">
          {hoursOf(bands).map((minutes) => (
            <span key={minutes} style={{ top: topOf(bands, minutes) }}>
              {hourLabel(minutes)}
            </span>
          ))}
        </Times>
        <Days style={{ height: heightOf(bands) + 14 }} {...drag.handlers}>
          <Columns aria-hidden="true">
            {days.map((day) => (
              <i key={day} data-today={day === today || undefined} />
            ))}
          </Columns>
          <HalfHours
            days={days}
            bands={bands}
            times={halfHours(bands)}
            now={now}
            onPick={pick}
            onMark={setMarked}
          />
          {bands.map(
            ({ from, to, top, height, isFolded }) =>
              isFolded && (
                <Fold key={from} type="button" style={{ top, height }} onClick={() => setIsUnfolded(true)}>
                  <Icon name="unfold" size={18} />
                  <span>{nothingPlanned(hourLabel(from), hourLabel(to))}</span>
                </Fold>
              ),
          )}
          {days.includes(today) && (
            <NowLine aria-hidden="true" style={{ ...columnOf(today), top: topOf(bands, minutesOf(now)) }}>
              <span>{hourText(now)}</span>
            </NowLine>
          )}
          {days.map((day) => (
            <PlansOfDay key={day} {...props} day={day} bands={bands} style={columnOf(day)} />
          ))}
          {ghost && (
            <Ghost
              style={{
                ...columnOf(ghost.day),
                top: topOf(bands, ghost.from),
                height: topOf(bands, ghost.to) - topOf(bands, ghost.from),
              }}
            >
              {NEW_PLAN}
              <span>
                {clockOfMinutes(ghost.from)}–{clockOfMinutes(ghost.to)}
              </span>
            </Ghost>
          )}
        </Days>
      </Body>
    </Frame>
  );
}

interface PlansOfDayProps extends WeekGridProps {
  day: LocalDateText;
  bands: readonly HourBand[];
  style: CSSProperties;
}

function PlansOfDay({
  plans,
  days,
  day,
  bands,
  groups,
  boats,
  viewer,
  now,
  onOpen,
  onDay,
  style,
}: PlansOfDayProps) {
  const ofDay = plansOfDay(plans, day);
  if (ofDay.length === 0) return null;
  const blocks = blocksOf(ofDay, days.length === 1 ? BESIDE_IN_DAY : BESIDE_IN_WEEK);
  return (
    <DayPlans aria-label={plansOf(day)} style={style}>
      {blocks.map((block) => {
        const [top, bottom] = [topOf(bands, block.from), topOf(bands, block.to)];
        const place = {
          top: top + 1,
          height: bottom - top - 2,
          left: `calc(${(block.column / block.columns) * 100}% + 3px)`,
          width: `calc(${100 / block.columns}% - 5px)`,
        };
        if ('plans' in block)
          return (
            <li key={`more ${block.from}`}>
              <More type="button" style={place} onClick={() => onDay(day)}>
                +{block.plans.length}
                <VisuallyHidden> {moreOn(day)}</VisuallyHidden>
              </More>
            </li>
          );
        const { plan } = block;
        return (
          <li key={plan._id}>
            <PlanBlockView
              plan={plan}
              seats={seatsOf(plan, boats)}
              isOwn={plan.by === viewer.id || plan.crewids.includes(viewer.id)}
              state={planState(plan, viewer, now)?.text}
              style={{ ...hueOfGroup(plan.group, groups), ...place }}
              onOpen={() => onOpen(plan)}
            />
          </li>
        );
      })}
    </DayPlans>
  );
}
