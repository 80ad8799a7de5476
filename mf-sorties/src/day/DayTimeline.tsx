import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { labelWidth } from '@fleetwatch/kit/ui/chart/shownLabels.ts';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';
import { boatActivityPath, userActivityPath } from '../screen/activityPaths.ts';
import { useDrawnBoats } from '../screen/useDrawnBoats.ts';
import { PAGE_ROWS } from '../data/sortiesLogApi.ts';
import { ShowMore } from '@fleetwatch/kit/ui/list/ShowMore';
import { sortieTimes } from '../screen/sortieTimes.ts';
import { useCorrectPath } from '../screen/useCorrectPath.ts';
import { useElementWidth } from '../screen/useElementWidth.ts';
import { useOutings, type Outing } from '../screen/useOutings.ts';
import { barLabels } from './barLabels.ts';
import { boatRows } from './boatRows.ts';
import { dayAxis, nightsOf } from './dayAxis.ts';
import { dayScale, drawnSpan, minuteOfDay } from './dayScale.ts';
import {
  Axis,
  Bar,
  Drawing,
  Field,
  Frame,
  Lane,
  MIN_HOURS_PX,
  Names,
  NAMES_PX,
  Now,
  Rows,
  Sheet,
  Words,
} from './timelineStyle.ts';
import {
  BOATS_ON_THE_WATER,
  correctBar,
  outState,
  REQUEST_CORRECTION,
  withYou,
  YOU,
} from './drawingTexts.ts';

interface DayTimelineProps {
  sorties: readonly Sortie[];
  day: LocalDateText;
  now: LocalDateTimeText;
}

const ASSUMED_PX = 1000;
/** Padding right of the hours, `--s5`. */
const END_PX = 24;
const BOAT_SCALE = 0.37;
/** Space that a bar's own words need beside its ends. */
const BAR_ENDS_PX = 22;
/** Share of the timeline beyond which the current time would not fit. */
const FLIP_FROM = 0.94;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
const vars = (values: Record<string, string>): CSSProperties => values as CSSProperties;

/** Words of a sortie's bar: in it if there is room, and beside it. */
function wordsOf(sortie: Sortie, memberId: string, outing: Outing | null, unit: ShownUnit) {
  const isLauncher = sortie.user_id === memberId;
  const isOwn = isLauncher || sortie.crew.includes(memberId);
  const who = isLauncher ? YOU : sortie.user;
  const crew = sortie.crew.length === 0 ? who : `${who} +${sortie.crew.length}`;
  return {
    kind: outing ? (outing.isLate ? 'late' : 'out') : isOwn ? 'own' : 'landed',
    inside: outing?.timeOut ?? formatDistance(sortie.miles, unit),
    crew: isOwn && !isLauncher ? withYou(crew) : crew,
  };
}

/** Links a bar to the correction that the member may request. Its name includes the words in the bar. */
function correctProps(to: string | null, { bus, launch }: Sortie, shownWords: string) {
  if (to === null) return {};
  const name = correctBar(bus, shortTime(launch), shownWords);
  return { as: Link, to, 'aria-label': name, title: REQUEST_CORRECTION };
}

/**
 * A day by boat: a row for each, its time on the water as bars between the hours, nights shaded (rule sortie.timeline). Each
 * row's words repeat its bars.
 */
export function DayTimeline({ sorties, day, now }: DayTimelineProps) {
  const [shown, setShown] = useState(PAGE_ROWS);
  const [frame, width] = useElementWidth(ASSUMED_PX);
  const memberId = useAppSelector(selectMemberId);
  const unit = useUnit();
  const outingOf = useOutings(now);
  const correctPathOf = useCorrectPath();
  const isLaptop = useIsLaptop();
  const sun = useSun(day);
  const { boatOf, blade } = useDrawnBoats();
  const rows = boatRows(sorties);
  const scale = dayScale(sorties, now);
  const namesPx = isLaptop ? NAMES_PX.laptop : NAMES_PX.phone;
  const hoursPx = Math.max(MIN_HOURS_PX, width - namesPx - END_PX);
  const { hours, suns } = dayAxis(scale, hoursPx, sun);
  const left = rows.length - shown;
  const nowShare = scale.shareOf(minuteOfDay(now));

  const barsOf = (own: readonly Sortie[]) => {
    const bars = own.map((sortie) => {
      const outing = outingOf(sortie);
      const { from, to } = drawnSpan(sortie, now);
      const [start, end] = [scale.shareOf(from), scale.shareOf(to)];
      const words = wordsOf(sortie, memberId, outing, unit);
      const barPx = (end - start) * hoursPx;
      const isInside = words.kind !== 'own' && barPx >= labelWidth(words.inside) + BAR_ENDS_PX;
      const beside = `${isInside ? '' : `${words.inside} `}${words.crew}${outing ? ` ${shortTime(sortie.launch)}` : ''}`;
      return { sortie, outing, start, end, words, isInside, width: labelWidth(beside) };
    });
    const places = barLabels(
      bars.map(({ start, end, width: wide, outing }) => ({
        left: start * hoursPx,
        right: Math.max(end * hoursPx, start * hoursPx + 8),
        width: wide,
        isOpen: outing !== null,
      })),
      hoursPx,
    );
    return bars.map((bar, index) => ({ ...bar, place: places[index] ?? null }));
  };

  return (
    <>
      <div ref={frame}>
        <Frame>
          <Sheet style={vars({ '--names': `${namesPx}px` })}>
            <Axis aria-hidden="true">
              {hours.map(({ text, at }) => (
                <span key={text} style={{ left: percent(at / hoursPx) }}>
                  {text}
                </span>
              ))}
              {suns.map(({ icon, text, at }) => (
                <span key={icon} data-sun="" style={{ left: percent(at / hoursPx) }}>
                  <Icon name={icon} size={16} />
                  {text}
                </span>
              ))}
            </Axis>
            <Field aria-hidden="true">
              {nightsOf(scale, sun).map(({ from, to }) => (
                <div key={from} data-night="" style={{ left: percent(from), width: percent(to - from) }} />
              ))}
              {hours.map(({ text, at }) => (
                <div key={text} data-hour="" style={{ left: percent(at / hoursPx) }} />
              ))}
            </Field>
            <Rows aria-label={BOATS_ON_THE_WATER}>
              {rows.slice(0, shown).map(({ key, bus, sorties: own, isOut }, index) => {
                const [first] = own;
                if (!first) return null;
                return (
                  <li key={key} data-first-in={(!isOut && rows[index - 1]?.isOut) || undefined}>
                    <Names>
                      {isLaptop && (
                        <Drawing>
                          <BoatDrawing boat={boatOf(first)} blade={blade} scale={BOAT_SCALE} />
                        </Drawing>
                      )}
                      <Link to={boatActivityPath(first)} title={bus}>
                        {bus}
                      </Link>
                      <span>{first.moniker}</span>
                    </Names>
                    <Lane>
                      {barsOf(own).map(({ sortie, outing, start, end, words, isInside, place }) => (
                        <span key={sortie._id} title={`${sortieTimes(sortie)} ${words.crew}`}>
                          <Bar
                            {...correctProps(correctPathOf(sortie), sortie, isInside ? words.inside : '')}
                            data-kind={words.kind}
                            style={vars({
                              '--hull': boatOf(sortie).hull,
                              left: percent(start),
                              width: percent(end - start),
                            })}
                          >
                            {isInside && outing?.isLate && <Icon name="late" size={14} />}
                            {isInside && words.inside}
                          </Bar>
                          <VisuallyHidden>
                            {' '}
                            {sortieTimes(sortie)}
                            {outing ? ` ${outState(outing.isLate)}` : ''}{' '}
                          </VisuallyHidden>
                          <Words
                            style={
                              place
                                ? {
                                    maxWidth: place.width + 4,
                                    ...(place.side === 'right'
                                      ? { left: `calc(max(${percent(end)}, ${percent(start)} + 8px) + 8px)` }
                                      : { right: `calc(${percent(1 - start)} + 8px)` }),
                                  }
                                : HIDDEN
                            }
                          >
                            {!isInside && <b>{words.inside} </b>}
                            <Link to={userActivityPath(sortie)}>
                              {outing ? <b>{words.crew}</b> : words.crew}
                            </Link>
                            {outing && <span> {shortTime(sortie.launch)}</span>}
                          </Words>
                        </span>
                      ))}
                    </Lane>
                  </li>
                );
              })}
            </Rows>
            {datePart(now) === day && (
              <Now aria-hidden="true">
                <span style={{ left: percent(nowShare) }} data-flipped={nowShare > FLIP_FROM || undefined}>
                  <b>{shortTime(now)}</b>
                </span>
              </Now>
            )}
          </Sheet>
        </Frame>
      </div>
      {left > 0 && (
        <ShowMore
          shown={shown}
          left={left}
          step={PAGE_ROWS}
          isAutomatic
          onMore={() => setShown(shown + PAGE_ROWS)}
        />
      )}
    </>
  );
}

/** Only for screen readers. */
const HIDDEN: CSSProperties = { clipPath: 'inset(50%)', width: 1, height: 1 };
